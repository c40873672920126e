import type { Language } from "../../domain/exercise.ts";

/**
 * How somebody asks to hear a question again, in lower case without accents. `asks` are such requests, one pattern a line;
 * `echoes` ask for it only where nothing else is said ("Comment ?"); `courtesies` are the words that may stand around either.
 */
export type RepeatPhrases = { asks: string; echoes: string; courtesies: string };

export const repeatPhrases: Record<Language | "English", RepeatPhrases> = {
  French: {
    asks: `
      repet\\w*
      redi(?:s|re|tes)
      reformul\\w*
      (?:encore )?une (?:autre |deuxieme )?fois
      (?:plus|trop) (?:lentement|doucement|fort|lent)
      (?:moins|trop) vite
      lentement s il (?:te|vous) plait
      (?:pas|rien) (?:\\w+ ){0,2}(?:compri\\w*|compren\\w*|entendu\\w*|entend\\w*|saisi\\w*|suivi)
      (?:compren\\w*|compri\\w*|entend\\w*|suis) (?:pas|rien)(?: (?:du tout|bien))?
      (?:ne|n) (?:\\w+ ){0,2}(?:compri\\w*|compren\\w*)
      qu est ce que (?:tu as dit|tu dis|vous avez dit|ca veut dire|c est la question)
      (?:que|qu est ce que) (?:veut dire|signifie)(?: \\w+){1,4}
      (?:c est|c etait|quelle est) quoi la question
      quelle (?:est|etait) (?:la|ta|votre) question`,
    echoes: `
      pardon
      comment
      quoi
      hein
      encore`,
    courtesies: `je j tu vous me m moi te le la l les ta votre s il plait svp merci pardon desole desolee excuse excusez mark peux
      peut peu pourrais pouvez pourriez est ce que c qu question phrase mot cela ca dit dis dire parle parler parles parlez
      expliquer un plus bien tres tout encore mais et euh ah oh ai as n ne pas de nouveau si possible monsieur madame sorry`,
  },
  Spanish: {
    asks: `
      repet\\w*
      repit\\w*
      otra vez
      de nuevo
      una vez mas
      (?:mas|muy|demasiado) (?:despacio|lento|lentamente|alto|fuerte|rapido)
      menos rapido
      no (?:\\w+ ){0,3}(?:entiend\\w*|entend\\w*|comprend\\w*|oigo|oi|oido|escuch\\w*)
      (?:entiendo|comprendo|entendi) (?:nada|no)
      que (?:has dicho|dijiste|dices|quieres decir)
      que (?:significa|quiere decir)(?: \\w+){1,4}
      cual (?:es|era) (?:la|tu) pregunta`,
    echoes: `
      perdon\\w*
      como
      que
      mande`,
    courtesies: `por favor perdon perdona perdone disculpa disculpe lo siento mark puedes puede podrias podria me la el le
      pregunta frase palabra tu usted eso esto decir di dime diga hablar habla hables hable un poco mas bien muy gracias pero
      y eh ah oh hola yo te se he ha a explicar explicas es si de nada todo senor senora sorry`,
  },
  German: {
    asks: `
      wie?derhol\\w*
      noch ?(?:ein ?)?mal
      nochmals?
      langsam\\w*
      lauter
      nicht so schnell
      zu schnell
      (?:nicht|nichts|nix|kein) (?:\\w+ ){0,3}(?:versteh\\w*|verstand\\w*|gehort|mitbekommen)
      versteh\\w* (?:\\w+ ){0,4}(?:nicht|nichts|nix)
      was (?:hast du|haben sie) (?:\\w+ )?gesagt
      was (?:heisst|bedeutet)(?: \\w+){1,4}
      was (?:meinst du|meinen sie)
      (?:was|wie) (?:war|ist|lautet) (?:die|deine|ihre) frage
      wie bitte`,
    echoes: `
      was
      wie
      hae
      bitte
      entschuldigung
      pardon`,
    courtesies: `bitte entschuldigung entschuldige tut mir leid verzeihung mark kannst kann konntest konnen konnten konnte du sie
      das die den der es frage wort satz einmal mal sprechen sprich sag sagen reden rede erklaren ich hab habe hast dich deine
      ihre aber und ein bisschen etwas danke ah oh ahm hallo leider ganz gut gar uberhaupt nicht jetzt was du sorry`,
  },
  English: {
    asks: `
      repeat\\w*
      (?:say|ask) (?:that|it|the question|this|me)? ?(?:again|once more|one more time)
      (?:more )?slow(?:er|ly|down)?
      slow down
      too fast
      louder
      once more
      one more time
      (?:come )?again
      (?:don t|do not|didn t|did not|dont|didnt|not) (?:\\w+ ){0,2}(?:understand|get|hear|catch|follow)
      what (?:is|was|s) the question
      what (?:did you (?:just )?say|do you mean)
      what does (?:\\w+ ){1,4}mean`,
    echoes: `
      pardon
      sorry
      what
      huh`,
    courtesies: `can could would you please mark i sorry me that it the this question for speak talk say a bit little more to
      mind just did do what was is hi hey excuse thanks thank really quite but and i m am afraid in english slightly word um
      uh oh all any of your`,
  },
};
