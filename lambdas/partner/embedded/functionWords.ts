import type { Language } from "../../../domain/exercise.ts";
import { asList } from "../../../grammar/core/entries.ts";

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    asList(rows).map((row) => {
      const [word = "", english = ""] = row.split(" | ");
      return [word, english] as const;
    }),
  );

/** What the small words, set phrases and customs in Mark's questions mean, which stand in no table of nouns, verbs or adjectives. */
export const functionWords: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  French: table(`
    pendant | during
    depuis | since, for
    avant | before
    après | after
    chez | at somebody's home
    entre | between
    contre | against
    vers | towards
    malgré | despite
    sauf | except
    selon | according to
    grâce à | thanks to
    à cause de | because of
    au lieu de | instead of
    d'habitude | usually
    souvent | often
    rarement | rarely
    déjà | already
    encore | still, again
    bientôt | soon
    plutôt | rather
    surtout | especially
    plusieurs | several
    chaque | every
    même | same, even
    autre | other
    lorsque | when
    puisque | since, because
    pourtant | however
    cependant | however
    bien que | although
    afin de | in order to
    dont | of which, whose
    combien | how much, how many
    pourquoi | why
    comment | how
    quel | which
    où | where
    quand | when
    parmi | among
    hors de | outside
    dedans | inside
    dehors | outside
    galette | flat round cake
    muguet | lily of the valley
    réveillon | Christmas or New Year's Eve party
    colocation | sharing a flat
    environ | about
    dernièrement | recently
    récemment | recently
    plus tard | later
    à l'avenir | in the future
    en ligne | online
    à l'étranger | abroad
    à ton avis | in your opinion
    moyen de transport | means of transport
    temps libre | free time
    point de vue | point of view
    mode de vie | way of life
  `),
  Spanish: table(`
    durante | during
    desde | since, from
    hasta | until
    antes | before
    después | after
    entre | between
    contra | against
    hacia | towards
    según | according to
    salvo | except
    gracias a | thanks to
    a pesar de | despite
    en vez de | instead of
    normalmente | usually
    a menudo | often
    rara vez | rarely
    ya | already
    todavía | still
    aún | still
    pronto | soon
    sobre todo | especially
    varios | several
    cada | every
    mismo | same
    otro | other
    aunque | although
    mientras | while
    sin embargo | however
    para que | so that
    cuyo | whose
    cuánto | how much
    por qué | why
    cómo | how
    cuál | which
    dónde | where
    cuándo | when
    quién | who
    casi | almost
    alguna vez | ever
    últimamente | recently
    recientemente | recently
    más tarde | later
    en el futuro | in the future
    en línea | online
    en el extranjero | abroad
    en tu opinión | in your opinion
    además | besides
    acerca de | about
    dentro | inside
    dentro de | inside
    fuera | outside
    alrededor de | around
    debajo de | under
    encima de | on top of
    detrás de | behind
    delante de | in front of
    al lado de | next to
    cerca de | near
    piñata | figure full of sweets
    belén | nativity scene
    medio de transporte | means of transport
    medio ambiente | environment
    tiempo libre | free time
    punto de vista | point of view
    modo de vida | way of life
  `),
  German: table(`
    während | during, while
    seit | since, for
    vor | before, ago
    nach | after, to
    bei | at, with
    zwischen | between
    gegen | against
    trotz | despite
    außer | except
    laut | according to
    wegen | because of
    statt | instead of
    normalerweise | usually
    oft | often
    selten | rarely
    schon | already
    noch | still
    bald | soon
    lieber | rather
    besonders | especially
    mehrere | several
    jeder | every
    andere | other
    obwohl | although
    damit | so that, with it
    trotzdem | nevertheless
    jedoch | however
    außerdem | besides
    deshalb | that's why
    wie viel | how much
    warum | why
    wieso | why
    wie | how
    welcher | which
    wo | where
    wann | when
    wer | who
    woher | where from
    wohin | where to
    fast | almost
    jemals | ever
    neulich | recently
    später | later
    in zukunft | in the future
    im ausland | abroad
    deiner meinung nach | in your opinion
    vielleicht | perhaps
    eigentlich | actually
    ungefähr | about
    drinnen | inside
    draußen | outside
    lederhose | leather trousers
    dirndl | traditional dress
    fasching | carnival
    osterei | Easter egg
    mülltrennung | sorting rubbish
  `),
};
