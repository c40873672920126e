/** Typed words that sound like what is meant: nobody can hear them, so all are slips of spelling. */
export const homophoneTurns = `
accent* [<aller,habiter,jouer,rentrer,rester,arriver,retourner> a !{subject} {any}] “a” is “has”; the preposition is “à”. → $1 à $4
accent* [^ a mon|ton|son avis] “a” is “has”; the preposition is “à”. → à $3 $4
accent* [ville|village|pays|maison|endroit|région|quartier ou j'|je|on|il|nous|elle|vous] “ou” is “or”; “where” is “où”. → $1 où $3
accent* [il|elle|ce|c' et {adj}] “et” is “and”; “is” is “est”. → $1 est $3
accent* [sa me|va|te|dépend|fait|nous] “sa” is “her”; “that” is “ça”. → ça $2
accent* [ils|elles son] “they are” is written “sont”. → $1 sont
accent* [ils|elles on] “they have” is written “ont”. → $1 ont
accent* [on|il|elle|ça peu <*:infinitive>] “can” is written “peut”. → $1 peut $3
accent* [je|tu peu <*:infinitive>] “can” is written “peux”. → $1 peux $3
accent* [parceque] Two words: parce que. → parce que
accent* [aujourdhui] It is written “aujourd'hui”. → aujourd'hui
accent* [~que|qu'|où|dont|qui je|j'|tu|il|elle|on|nous|ils|elles <*:present,imperfect> a {num}|la|l'|<*:infinitive>] “a” is “has”; the preposition is “à”. → $2 $3 à $5
accent* [{noun:family,friends}|il|elle|on|qui|nous|m'|t' à !{noun} !{adj} <*:participle>] “à” is “at”; “has” is “a”. → $1 a $5
accent* [^ {det} {noun} et très|trop|assez|vraiment|plutôt|super {adj}] “et” is “and”; “is” is “est”. → $2 $3 est $5 $6
accent* [^ {det} {noun} et {late}|<*:participle> $|pour|mais|parce|car|dans|avec|à|en|par] “et” is “and”; “is” is “est”. → $2 $3 est $5 $6
accent* [^ {det} {noun} et près|loin|dans|situé|située] “et” is “and”; “is” is “est”. → $2 $3 est $5
accent* [^ {det} {noun} et ma|mon {noun} préféré|préférée $|parce|car|c'] “et” is “and”; “is” is “est”. → $2 $3 est $5 $6 $7
accent* [les|mes|des|nos|ses|tes {noun} son très|trop|assez|toujours|vraiment|plus|moins|{adj}|<*:participle> !{noun}] “son” is “his”; “are” is “sont”. → $1 $2 sont $4
accent* [beacoup|beaucop|beucoup|beaucoups] It is spelt “beaucoup”. → beaucoup
accent* [mes|les|des|nos|ses|tes {noun} on un|une|des|du|deux|trois|toujours|beaucoup|<*:participle>] “on” is “one”; “have” is “ont”. → $1 $2 ont $4
phrase* [ont a|est|va|peut|doit] “ont” is “have”; “one, we” is “on”. → on $2
accent* [avec|dans|pour|chez|aime|adore|promène sont {noun}] “sont” is “are”; “his, her” is “son”. → $1 son $3
accent* [^ s' est mon|ma|le|la|un|une|très|trop|{late}] “it is” is “c'est”. → c' est $4
accent* [y à] “there is” is “il y a”. → y a
accent* [il|elle|on à les|un|une|des|le|{num}] “à” is “at”; “has” is “a”. → $1 a $3
accent* [<être> + {adj} est {adj}] “est” is “is”; “and” is “et”. → $3 et $5
accent* [<avoir> <*:participle> est <*:participle>] “est” is “is”; “and” is “et”. → $2 et $4
accent* [~où|qui|comment|quel|quelle|ce {any} est j'|je|nous|on <*>] “est” is “is”; “and” is “et”. → $2 et $4 $5
accent* [enviroment|environement|environnment|environnemment] It is spelt “environnement”. → environnement
`;
