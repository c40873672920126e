/** Typed words that sound like what is meant: nobody can hear them, so all are slips of spelling. */
export const homophoneTurns = `
accent* [<aller,habiter,jouer,rentrer,rester,arriver,retourner> a !{subject} {any}] “a” is “has”; the preposition is “à”. → $1 à $4
accent* [^ a mon|ton|son avis] “a” is “has”; the preposition is “à”. → à $3 $4
accent* [ville|village|pays|maison|endroit|région|quartier ou j'|je|on|il|nous|elle|vous] “ou” is “or”; “where” is “où”. → $1 où $3
accent* [c' et] “et” is “and”; “is” is “est”. → c' est
accent* [il|elle|ce|c' et {adj}] “et” is “and”; “is” is “est”. → $1 est $3
accent* [^ ces|ses très|trop|super|vraiment|bien|génial|intéressant|amusant|cool|ennuyeux] “it is” is “c'est”. → c' est $3
accent* [sa me|va|te|dépend|fait|nous] “sa” is “her”; “that” is “ça”. → ça $2
accent* [ils|elles son] “they are” is written “sont”. → $1 sont
accent* [ils|elles on] “they have” is written “ont”. → $1 ont
accent* [mais parents|amis|copains|copines|frères|sœurs|grands-parents|cousins|devoirs] “mais” is “but”; “my” is “mes”. → mes $2
accent* [on|il|elle|ça peu <*:infinitive>] “can” is written “peut”. → $1 peut $3
accent* [je|tu peu <*:infinitive>] “can” is written “peux”. → $1 peux $3
accent* [parceque] Two words: parce que. → parce que
accent* [aujourdhui] It is written “aujourd'hui”. → aujourd'hui
`;
