/** Typed words that sound like what is meant: nobody can hear them, so all are slips of spelling. */
export const homophoneTurns = `
accent* [<aller,habiter,jouer,rentrer,rester,arriver,retourner> a !{subject} {any}] “a” is “has”; the preposition is “à”. → $1 à $4
accent* [^ a mon|ton|son avis] “a” is “has”; the preposition is “à”. → à $3 $4
accent* [ville|village|pays|maison|endroit|région|quartier ou j'|je|on|il|nous|elle|vous] → $1 où $3
accent* [il|elle|ce|c' et {adj}] “et” is “and”; “is” is “est”. → $1 est $3
accent* [sa me|va|te|dépend|fait|nous] → ça $2
accent* [ils|elles son] → $1 sont
accent* [ils|elles on] → $1 ont
accent* [on|il|elle|ça peu <*:infinitive>] → $1 peut $3
accent* [je|tu peu <*:infinitive>] → $1 peux $3
accent* [parceque] → parce que
accent* [aujourdhui] → aujourd'hui
accent* [~que|qu'|où|dont|qui je|j'|tu|il|elle|on|nous|ils|elles <*:present,imperfect> a {num}|la|l'|<*:infinitive>] “a” is “has”; the preposition is “à”. → $2 $3 à $5
accent* [{noun:family,friends}|il|elle|on|qui|nous|m'|t' à !{noun} !{adj} <*:participle>] → $1 a $5
accent* [^ {det} {noun} et très|trop|assez|vraiment|plutôt|super {adj}] “et” is “and”; “is” is “est”. → $2 $3 est $5 $6
accent* [^ {det} {noun} et {late}|<*:participle> $|pour|mais|parce|car|dans|avec|à|en|par] “et” is “and”; “is” is “est”. → $2 $3 est $5 $6
accent* [^ {det} {noun} et près|loin|dans|situé|située] “et” is “and”; “is” is “est”. → $2 $3 est $5
accent* [^ {det} {noun} et ma|mon {noun} préféré|préférée $|parce|car|c'] “et” is “and”; “is” is “est”. → $2 $3 est $5 $6 $7
accent* [les|mes|des|nos|ses|tes {noun} son très|trop|assez|toujours|vraiment|plus|moins|{adj}|<*:participle> !{noun}] → $1 $2 sont $4
accent* [beacoup|beaucop|beucoup|beaucoups] → beaucoup
accent* [mes|les|des|nos|ses|tes {noun} on un|une|des|du|deux|trois|toujours|beaucoup|<*:participle>] → $1 $2 ont $4
phrase* [ont a|est|va|peut|doit] → on $2
accent* [avec|dans|pour|chez|aime|adore|promène sont {noun}] → $1 son $3
accent* [^ s' est mon|ma|le|la|un|une|très|trop|{late}] → c' est $4
accent* [y à] → y a
accent* [il|elle|on à les|un|une|des|le|{num}] → $1 a $3
accent* [<être> + {adj} est {adj}] “est” is “is”; “and” is “et”. → $3 et $5
accent* [<avoir> <*:participle> est <*:participle>] “est” is “is”; “and” is “et”. → $2 et $4
accent* [~où|qui|comment|quel|quelle|ce {any} est j'|je|nous|on <*>] “est” is “is”; “and” is “et”. → $2 et $4 $5
accent* [enviroment|environement|environnment|environnemment] → environnement
accent* [mais parents|amis|copains|copines|frères|sœurs|grands-parents|cousins|devoirs] “mais” is “but”; “my” is “mes”. → mes $2
`;
