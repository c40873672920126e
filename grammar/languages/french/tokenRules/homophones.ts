/** Typed words that sound like what is meant: nobody can hear them, so all are slips of spelling. */
export const homophoneTurns = `
accent.et-for-est* [il|elle|ce|c' et {adj}] *Et* means “and”; “is” is spelt *est*. → $1 est $3
[^ {det} {noun} et {late}|<*:participle> $|pour|mais|parce|car|dans|avec|à|en|par] → $2 $3 est $5 $6
[^ {det} {noun} et très|trop|assez|vraiment|plutôt|super {adj}] → $2 $3 est $5 $6
[^ {det} {noun} et ma|mon {noun} préféré|préférée $|parce|car|c'] → $2 $3 est $5 $6 $7
[^ {det} {noun} et près|loin|dans|situé|située] → $2 $3 est $5
accent.y-a* [y à] In *il y a*, the *a* has no accent. → y a
accent.ville-ou-j* [ville|village|pays|maison|endroit|région|quartier ou j'|je|on|il|nous|elle|vous|{finite}] *Ou* means “or”; “where” is *où*. → $1 où $3
accent.les-noun-son-tres* [les|mes|des|nos|ses|tes {noun} son très|trop|assez|toujours|vraiment|plus|moins|{adj}|<*:participle> !{noun}] *Son* means “his” or “her”; “are” is spelt *sont*. → $1 $2 sont $4
accent.enviroment* [enviroment|environement|environnment|environnemment] → environnement
accent.sa-me* [sa me|va|te|dépend|fait|nous|coûte] *Sa* means “his” or “her”; “it” or “that” is *ça*. → ça $2
accent.sa-paie-bien* [sa paie|paye bien|mal|pas] *Sa* means “his” or “her”; “it” or “that” is *ça*. → ça $2 $3
accent.mes-noun-on-un* [mes|les|des|nos|ses|tes {noun} on un|une|des|du|deux|trois|toujours|beaucoup|<*:participle>] *On* means “we” or “one”; “have” is spelt *ont*. → $1 $2 ont $4
accent.toujour* [toujour|tojours|toujous] → toujours
accent.s-est-mon* [^ s' est mon|ma|le|la|un|une|très|trop|{late}] “It is” is *c'est*; *s'est* belongs to a reflexive verb. → c' est $4
accent.beacoup* [beacoup|beaucop|beucoup|beaucoups] → beaucoup
accent.pendent-determiner* [pendent {det}] → pendant $2
accent.aujourdhui* [aujourdhui|aujord'hui|aujourdui] → aujourd'hui
accent.copins* [copins] → copains
accent.fruites* [fruites] → fruits
accent.j-alerai* [j' alerai|allerai] *Aller* has an irregular stem in the future tense: *ir-*. → j'irai
accent.je-voudrai* [je voudrai] “I would like” is in the conditional, so it ends in *-ais*. → je voudrais
accent.mal-a-la* [mal a la|l'] *A* means “has”; the preposition is *à*. → mal à $3
accent.family-a-participle* [{noun:family,friends}|il|elle|on|qui|nous|m'|t' à !{noun} !{adj} <*:participle>] *À* is a preposition; “has” is *a*, with no accent. → $1 a $5
accent.ant-ending* [très|trop|assez|plutôt|<être> {finite}&{they}] Here you need an adjective, and this one ends in *-ant*.
accent.est-for-et* [<être> + ( {adj} est {adj} )] *Est* means “is”; “and” is spelt *et*. → $4 et $6
accent.a-accent* [~que|qu'|où|dont|qui je|j'|tu|il|elle|on|nous|ils|elles <*:present,imperfect> a {num}|la|l'|<*:infinitive>] *A* means “has”; the preposition is *à*. → $2 $3 à $5
[<aller,habiter,jouer,rentrer,rester,arriver,retourner> a !{subject} {any}] → $1 à $4
phrase.ont-a* [ont a|est|va|peut|doit] *Ont* means “have”; the subject pronoun “we” is *on*. → on $2
accent.appele* [appele|apelle|apele] → appelle
accent.m-appel* [m'|t'|s' appel|appelé] This form of *s'appeler* has a double *l*. → $1 appelle
accent.parler-a-mon* [<parler,téléphoner,donner,offrir,envoyer,écrire,demander,penser,répondre,acheter> {det}? {noun}? a mon|ma|mes|son|sa|ses|notre|nos|leurs|la|l'] *A* means “has”; the preposition is *à*. → $1 $2 $3 à $5
person.missing-ending* [je|j'|il|elle|on|qui port|regard|cri|vol|chant|saut|respect|support|coût|oubli|arrêt] The verb ending is missing. → $1 $2e
elision.a-l-not-au [au l' {noun}] Before *l'* and *la*, *à* and *de* don't contract. → à l' $3
[du l' {noun}] → de l' $3
[au la] → à la
[du la] → de la
adjective.plural-after-quantity* [beaucoup|plein|trop|peu|assez|tellement|autant|pas de|d' {pl} {adj}&{single}] The noun is plural, so the adjective is plural too.
`;
