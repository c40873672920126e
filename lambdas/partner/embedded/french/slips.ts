import type { Slip } from "../tongue.ts";

const subject = "(je|j'|tu|il|elle|on|nous|vous|ils|elles)";

/** Wrong turns of phrase, each a pattern over the lower-case answer. */
export const slips: readonly Slip[] = [
  {
    kind: "phrase",
    pattern:
      "(j'ai|tu as|il a|elle a|nous avons|ils ont) (?:très |trop |un peu )?(petite?s?|grande?s?|contente?s?|fatiguée?s?|malades?|tristes?|heureux|heureuse|stressée?s?|timides?|sportif|sportive|gentils?|gentilles?)(?= *(?:[.,!]|$|et |mais |parce|quand))",
    rule: "What somebody is like goes with “être”, not with “avoir”.",
  },
  {
    kind: "phrase",
    pattern: "je suis (\\S+) ans",
    rule: "Age goes with “avoir” in French.",
    right: "j'ai $1 ans",
  },
  {
    kind: "phrase",
    pattern: "(il|elle) est (\\S+) ans",
    rule: "Age goes with “avoir” in French.",
    right: "$1 a $2 ans",
  },
  {
    kind: "phrase",
    pattern: "j'ai (dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|\\d\\d)(?=\\s*[.!]?$)",
    rule: "The word “ans” is needed when you say how old you are.",
    right: "j'ai $1 ans",
  },
  {
    kind: "phrase",
    pattern: "je suis (faim|soif|peur|froid|chaud|sommeil)",
    rule: "This goes with “avoir” in French.",
    right: "j'ai $1",
  },
  {
    kind: "phrase",
    pattern: "(il|elle) est (faim|soif|peur|raison|tort)",
    rule: "This goes with “avoir” in French.",
    right: "$1 a $2",
  },
  {
    kind: "phrase",
    pattern: "il est (chaud|froid|beau|mauvais)(?= (aujourd'hui|en|à|au|dehors|hier))",
    rule: "The weather goes with “faire”: il fait.",
    right: "il fait $1",
  },
  {
    kind: "phrase",
    pattern: "il était (chaud|froid|beau)(?= (hier|en|dehors))",
    rule: "The weather goes with “faire”.",
    right: "il faisait $1",
  },
  {
    kind: "phrase",
    pattern:
      "(jouer|joue|joues|jouent|jouons|jouez|joué|jouais|jouait) (?:le |la |du |de la |de )?(foot|football|tennis|rugby|basket|hockey|golf|badminton|handball|ping-pong|cricket|volley)",
    rule: "Games follow “jouer au”.",
    right: "$1 au $2",
  },
  {
    kind: "phrase",
    pattern: "(jouer|joue|joues|jouent|joué|jouais) (?:le |au )(piano|violon)",
    rule: "Instruments follow “jouer du”.",
    right: "$1 du $2",
  },
  {
    kind: "phrase",
    pattern: "(jouer|joue|joues|jouent|joué|jouais) (?:la |à la )(guitare|batterie|flûte|trompette)",
    rule: "Instruments follow “jouer de la”.",
    right: "$1 de la $2",
  },
  {
    kind: "phrase",
    pattern: "(écoute|écoutes|écouter|écouté|écoutons|écoutent) (?:à la|à) (musique|radio)",
    rule: "“Écouter” needs no preposition.",
    right: "$1 la $2",
  },
  {
    kind: "phrase",
    pattern: "(regarde|regarder|regardé|regardais|regardent) (?:à la|au) (télé|télévision|film|match)",
    rule: "“Regarder” needs no preposition.",
  },
  {
    kind: "phrase",
    pattern:
      "(visite|visiter|visité|visitons) (mes? |ma |mon |mes )(amis?|amies?|copains?|copines?|grands?-parents|grand-mère|grand-père|tante|oncle|cousins?|cousines?|famille)",
    rule: "You visit places with “visiter”, but people with “rendre visite à”.",
  },
  {
    kind: "phrase",
    pattern:
      "(vais|aller|allé|allée|va|suis|habite|reste|resté) en (paris|londres|manchester|madrid|berlin|rome)",
    rule: "Towns take “à”.",
    right: "$1 à $2",
  },
  {
    kind: "phrase",
    pattern: "à (france|espagne|italie|allemagne|angleterre)",
    rule: "Feminine countries take “en”.",
    right: "en $1",
  },
  {
    kind: "phrase",
    pattern: "(dans|à) (le )?(matin|soir|après-midi)",
    rule: "Parts of the day need no preposition: le matin.",
    right: "le $3",
  },
  {
    kind: "phrase",
    pattern: "sur (le )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|weekend)",
    rule: "Days need no preposition.",
    right: "le $2",
  },
  {
    kind: "phrase",
    pattern: `${subject} pas (?!encore)\\p{L}+`,
    rule: "The negative goes around the verb: ne … pas.",
  },
  { kind: "phrase", pattern: `${subject} non \\p{L}+`, rule: "The negative goes around the verb: ne … pas." },
  {
    kind: "phrase",
    pattern:
      "(je|tu|il|elle|on|ils|elles) n(?:e |')(aime|aimes|aiment|mange|manges|mangent|joue|joues|vais|vas|va|suis|est|ai|a|fais|fait|regarde|travaille|habite|veux|peux|peut|parle) (?!pas|plus|jamais|rien|que|qu'|ni|personne|pense|guère|aucun)\\p{L}+",
    rule: "“ne” needs its second half: ne … pas, jamais, plus.",
  },
  {
    kind: "phrase",
    pattern: "(n'ai|n'a|n'as|n'avons|n'ont) (\\p{L}+é|fait|vu|bu|lu|pris|mis|dit) pas",
    rule: "In the past, “pas” stands before the participle.",
    right: "$1 pas $2",
  },
  {
    kind: "phrase",
    pattern: "très (beaucoup|délicieuse?|excellente?|magnifique|fantastique|super|génial|géniale)(?! de)",
    rule: "“très” does not go with this word.",
    right: "$1",
  },
  {
    kind: "phrase",
    pattern: "plus (bon|bonne|bons|bonnes)",
    rule: "The comparative of “bon” is “meilleur”.",
  },
  { kind: "phrase", pattern: "plus bien", rule: "The comparative of “bien” is “mieux”.", right: "mieux" },
  {
    kind: "phrase",
    pattern: "beaucoup (des|du|de la|les) (?!temps)(\\p{L}+)",
    rule: "After “beaucoup” only “de” follows.",
    right: "beaucoup de $2",
  },
  {
    kind: "phrase",
    pattern:
      "beaucoup (?!de|d'|plus|moins|trop|mieux|et|mais|à|au|aux|avec|parce|car|le|la|les|l'|en|dans|quand|pendant|sur|pour|chez|ce|mon|ma|mes|cette|un|une|aussi|ça|du|des|qui|que|ici)(amis|sport|films?|livres?|devoirs|musique|choses|gens|temps|argent|jeux|fruits|légumes)",
    rule: "“beaucoup” needs “de” before a noun.",
    right: "beaucoup de $2",
  },
  {
    kind: "phrase",
    pattern: "parce (il|elle|c'est|je|j'|ils|elles|on|nous)",
    rule: "“because” is “parce que”.",
  },
  {
    kind: "phrase",
    pattern: "(?:a|à) cause (que|il|je|c'est)",
    rule: "Before a whole clause “because” is “parce que”.",
  },
  {
    kind: "phrase",
    pattern: "pour (deux|trois|quatre|cinq|six) (ans|mois|semaines) (j'|je|nous)",
    rule: "How long something has been going on is said with “depuis”.",
  },
  {
    kind: "phrase",
    pattern:
      "(j'aime|j'adore|je déteste|je préfère|il aime|elle aime|tu aimes) (foot|football|tennis|rugby|musique|chocolat|français|sport|cinéma|pizza|fromage|danse|natation|lecture|maths|sciences|géographie|anglais|vélo|basket)",
    rule: "After verbs of liking a noun needs its article (le, la, les).",
  },
  {
    kind: "phrase",
    pattern: "(j'aime|j'adore|je déteste|je préfère|il aime|elle aime|tu aimes) (du|de la|des) \\p{L}+",
    rule: "After verbs of liking the article is le, la or les.",
  },
  {
    kind: "second-verb",
    pattern:
      "(j'aime|j'adore|je déteste|je préfère|je veux|je peux|je dois|je voudrais) (à|de) (\\p{L}+(?:er|ir|re))",
    rule: "The infinitive follows without a preposition.",
    right: "$1 $3",
  },
  {
    kind: "second-verb",
    pattern:
      "(je vais|tu vas|il va|elle va|on va|nous allons|ils vont) (?:à|de) (\\p{L}+er|faire|boire|lire|voir|être|avoir|prendre)",
    rule: "The infinitive follows “aller” without a preposition.",
    right: "$1 $2",
  },
  {
    kind: "second-verb",
    pattern: "(il y avoir|il y est|il y sont)",
    rule: "“there is” is “il y a”.",
    right: "il y a",
  },
  {
    kind: "phrase",
    pattern: "(c'est|ce est) (beaucoup|des)(?= \\p{L}+s)",
    rule: "“there are” is “il y a”, and “these are” is “ce sont”.",
  },
  { kind: "phrase", pattern: "ce est", rule: "“ce” and “est” become “c'est”.", right: "c'est" },
  { kind: "elision", pattern: "ce était", rule: "“ce” and “était” become “c'était”.", right: "c'était" },
  { kind: "elision", pattern: "si (ils?)", rule: "“si” loses its vowel before “il”.", right: "s'$1" },
  {
    kind: "phrase",
    pattern:
      "je (appelle|lève|couche|réveille|lave|habille|amuse|repose|entends bien)(?! (mon|ma|mes|le|la|les|un|une|des|l'))",
    rule: "This verb is reflexive here: it needs “me” or “m'”.",
  },
  { kind: "phrase", pattern: "je m'(appelle|amuse|entends) (suis|est)", rule: "One verb is enough here." },
  {
    kind: "phrase",
    pattern: "(mon nom est|je m'appelle est|je suis appelle)",
    rule: "Names are told with “je m'appelle”.",
    right: "je m'appelle",
  },
  {
    kind: "phrase",
    pattern: "(premièrement|le) (un|deux|trois|quatre|cinq)ième? (de )?(janvier|mai)",
    rule: "Dates use plain numbers: le deux mai.",
  },
  {
    kind: "phrase",
    pattern: "(je|j'|il|elle|on|nous) (?:ai |a |avons )?(?:eu|avais|avait) (?:un )?(?:bon|bonne) temps",
    rule: "“to have a good time” is “s'amuser bien”.",
  },
  {
    kind: "phrase",
    pattern: "(dernier|dernière) (semaine|week-end|weekend|été|année|mois|samedi)",
    rule: "“last” stands after its noun here: la semaine dernière.",
  },
  {
    kind: "phrase",
    pattern: "(prochain|prochaine) (semaine|week-end|weekend|été|année|mois|samedi)",
    rule: "“next” stands after its noun here: la semaine prochaine.",
  },
  {
    kind: "word-order",
    pattern:
      "(un|une|des|le|la|les|mon|ma|mes) (rouge|bleue?|verte?|noire?|blanche?|jaune|grise?|intéressante?|ennuyeuse|ennuyeux|amusante?|difficile|moderne|sportif|sportive|historique)s? (?!et)(\\p{L}{3,})",
    rule: "This adjective stands behind its noun in French.",
    right: "$1 $3 $2",
  },
  {
    kind: "word-order",
    pattern:
      "(film|livre|maison|ville|chien|chat|chambre|jardin|repas|gâteau) (petite?|belle|beau|bonne?|jolie?|mauvaise?|grosse?|gros)(?= |$)",
    rule: "This short adjective stands before its noun.",
  },
  {
    kind: "word-order",
    pattern:
      "(j'aime|j'adore|je regarde|je mange|je fais|je déteste|je préfère) (le|la|les)(?=$| parce| car| et| mais)",
    rule: "Object pronouns stand before the verb: je l'aime, je le fais.",
  },
];
