/** Typed words that sound like what is meant: nobody can hear them, so all are slips of spelling. */
export const homophoneTurns = `
accent* [il|elle|ce|c' et {adj}] “et” is “and”; “is” is “est”. → $1 est $3
[^ {det} {noun} et {late}|<*:participle> $|pour|mais|parce|car|dans|avec|à|en|par] → $2 $3 est $5 $6
[^ {det} {noun} et très|trop|assez|vraiment|plutôt|super {adj}] → $2 $3 est $5 $6
[^ {det} {noun} et ma|mon {noun} préféré|préférée $|parce|car|c'] → $2 $3 est $5 $6 $7
[^ {det} {noun} et près|loin|dans|situé|située] → $2 $3 est $5
accent* [y à] → y a
[ville|village|pays|maison|endroit|région|quartier ou j'|je|on|il|nous|elle|vous|{finite}] → $1 où $3
[les|mes|des|nos|ses|tes {noun} son très|trop|assez|toujours|vraiment|plus|moins|{adj}|<*:participle> !{noun}] → $1 $2 sont $4
[enviroment|environement|environnment|environnemment] → environnement
[sa me|va|te|dépend|fait|nous|coûte] → ça $2
[sa paie|paye bien|mal|pas] → ça $2 $3
[mes|les|des|nos|ses|tes {noun} on un|une|des|du|deux|trois|toujours|beaucoup|<*:participle>] → $1 $2 ont $4
[toujour|tojours|toujous] → toujours
[^ s' est mon|ma|le|la|un|une|très|trop|{late}] → c' est $4
[beacoup|beaucop|beucoup|beaucoups] → beaucoup
[pendent {det}] → pendant $2
[aujourdhui|aujord'hui|aujourdui] → aujourd'hui
[copins] → copains
[fruites] → fruits
[j' alerai|allerai] → j'irai
[je voudrai] → je voudrais
[mal a la|l'] → mal à $3
[{noun:family,friends}|il|elle|on|qui|nous|m'|t' à !{noun} !{adj} <*:participle>] → $1 a $5
accent* [très|trop|assez|plutôt|<être> {finite}&{they}] This word has to be an adjective, with “-ant”: intéressant.
accent* [<être> + {adj} est {adj}] “est” is “is”; “and” is “et”. → $3 et $5
accent* [~que|qu'|où|dont|qui je|j'|tu|il|elle|on|nous|ils|elles <*:present,imperfect> a {num}|la|l'|<*:infinitive>] “a” is “has”; the preposition is “à”. → $2 $3 à $5
[<aller,habiter,jouer,rentrer,rester,arriver,retourner> a !{subject} {any}] → $1 à $4
phrase* [ont a|est|va|peut|doit] → on $2
accent* [appele|apelle|apele] → appelle
[m'|t'|s' appel|appelé] → $1 appelle
accent* [<parler,téléphoner,donner,offrir,envoyer,écrire,demander,penser,répondre,acheter> {det}? {noun}? a mon|ma|mes|son|sa|ses|notre|nos|leurs|la|l'] → $1 $2 $3 à $5
person* [je|j'|il|elle|on|qui port|regard|cri|vol|chant|saut|respect|support|coût|oubli|arrêt] The verb needs its ending. → $1 $2e
elision [au l' {noun}] Before “l'” and “la” nothing melts. → à l' $3
[du l' {noun}] → de l' $3
[au la] → à la
[du la] → de la
adjective* [beaucoup|plein|trop|peu|assez|tellement|autant|pas de|d' {pl} {adj}&{single}] The adjective is plural as well.
`;
