import type { Language } from "../../../domain/exercise.ts";
import { asList } from "../../../grammar/core/entries.ts";

const table = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    asList(rows).map((row) => {
      const [english = "", word = ""] = row.split(" | ");
      return [english, word] as const;
    }),
  );

/** English words that students ask for and whose best translation is not the first in our tables, or in none of them. */
export const everydayWords: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  French: table(`
    like | aimer
    love | adorer
    enjoy | aimer
    work | travailler
    play | jouer
    drink | boire
    watch | regarder
    brush | se brosser
    get up | se lever
    wake up | se réveiller
    go to bed | se coucher
    get dressed | s'habiller
    have a shower | se doucher
    shower | la douche
    relax | se détendre
    have fun | s'amuser
    shed | l'abri de jardin
    scissors | les ciseaux
    headphones | le casque
    physics | la physique
    vegetables | les légumes
  `),
  Spanish: table(`
    like | gustar
    love | encantar
    enjoy | disfrutar
    work | trabajar
    play | jugar
    drink | beber
    brush | cepillarse
    get up | levantarse
    wake up | despertarse
    go to bed | acostarse
    get dressed | vestirse
    have a shower | ducharse
    relax | relajarse
    shed | el cobertizo
    free time | el tiempo libre
    united states | Estados Unidos
  `),
  German: table(`
    like | mögen
    love | lieben
    work | arbeiten
    play | spielen
    drink | trinken
    go to bed | ins Bett gehen
    get dressed | sich anziehen
    have a shower | duschen
    relax | sich entspannen
    shed | der Schuppen
    scissors | die Schere
    homework | die Hausaufgaben
    headphones | die Kopfhörer
    maths | Mathe
    united states | die USA
  `),
};
