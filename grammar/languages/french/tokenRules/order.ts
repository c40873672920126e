const adverbs =
  "bien|juste|toujours|souvent|parfois|normalement|généralement|beaucoup|vraiment|rarement|quelquefois|régulièrement|déjà";
/** Adjectives that may stand on either side of their noun. */
const either =
  "différent,principal,seul,futur,cher,divers,simple,unique,agréable,adorable,charmant,délicieux,fidèle,célèbre,parfait,précieux,rare,possible,horrible,affreux,triste,double,actuel,récent,léger,étrange,général,gentil,drôle,sacré,passionnant,brillant,certain,demi,superbe,long,gras,intense,plein,vif,franc,quelconque,faux,libre";

/** The order of words: adverbs, adjectives, pronouns, possessives, relatives. */
export const orderTurns = `
negation.pas-after-verb [ne|n' {clitic}? <*:present,imperfect,future,conditional> le|la|l'|les|un|une|mon|ma|mes {noun} pas|jamais] *Pas*, *jamais* or *plus* comes straight after the verb: *il n'utilise pas la voiture*.
preposition.indirect-pronoun [les|l' <avoir> <donner,offrir,envoyer,montrer,raconter,prêter:participle> un|une|des !jour|fois|peu {noun}] “To him”, “to her” is *lui*; “to them” is *leur*.
[<pouvoir,vouloir,devoir,aller,falloir> + les|la|le <donner,envoyer,offrir,prêter,montrer,acheter,raconter,construire,préparer:infinitive> un|une|des|de|du l'|la? !jour|fois|heures|côtés {noun}]
[{subject}|{noun} le|la|les <donner,envoyer,offrir,prêter,montrer,écrire,raconter,acheter:present,imperfect,future,conditional> un|une|des !jour|fois {noun} !par|sur]
phrase.preposition-first [{noun} que|qu' {subject} <*> au|du|la? {noun}? avec|dans|à|chez|sur $|est|sont|s'|depuis] The preposition comes first: *avec qui*, *dans lequel*, *où*.
[{noun} que|qu' {subject} <venir> de est|était|sont]
phrase.missing-relative-que [( le|la|l'|les {noun} j'|je|nous|on|tu {clitic}? !<habiter> <*> <*:participle>? ) en|à|au|dans|chez? {det}? {noun}|{name}? + le? plus|mieux? est|était|sont|étaient] You can't leave out *que* (“that”, “which”). → $2 $3 que $4 $5 $7 $8
phrase.avoir-un-noun-s [<avoir:present,imperfect> un|une|des|deux|trois {adj}? {noun} s' <appeler>] The relative pronoun *qui* (“who”) is missing. → $1 $2 $3 $4 qui s' $6
phrase.parce-que-de [parce que de] Before a noun, “because of” is *à cause de*. → à cause de
phrase.ce-que-me-plaire [ce que me|m'|te|t'|se <plaire,intéresser,énerver,ennuyer,gêner,passer>] As the subject of a verb, “what” is *ce qui*. → ce qui $3 $4
phrase.quel-est-ce-que [quel|quelle est ce que|qu'] *Quel* goes with a noun. Before a subject and a verb, “what” is *qu'est-ce que*. → qu'est-ce que
phrase.quel-temps-est-il [quel temps est il] To ask the time, use *heure*: *quel temps* asks about the weather. → quelle heure est-il
phrase.que-est [que est|était !ce|il|elle] *Que* can't be the subject of *est*. → que c' $2
phrase.maths-prof [maths|français|anglais|sciences|histoire|géographie|géo|dessin|musique|physique|chimie|biologie|informatique|foot|tennis prof|professeur|cours|classe|match|équipe|club|devoirs !of] The school subject goes after *prof*, with *de*. → $2 de $1
phrase.quoi-tu-verb [^ quoi tu|vous <*>] *Quoi* can't start this question: “what” is *qu'est-ce que*. → qu'est-ce que $3 $4
phrase.quoi-present-tu [^ quoi <*:present,imperfect,future,conditional> tu|vous|il|elle|on|nous] *Quoi* can't start this question: “what” is *qu'est-ce que*. → qu'est-ce que $4 $3
phrase.noun-que-subject-rever [!langue|langues|français|espagnol|anglais|allemand {noun} que|qu' {subject} <rêver,parler:present,imperfect> de|d'? $|depuis|est] This verb takes *de*, so the relative pronoun is *dont*, not *que*. → $2 dont $4 $5
phrase.prof-maths [prof|cours|salle maths|sciences|histoire|géographie|géo|dessin|musique|physique|chimie|biologie|informatique] *Prof* and *cours* need *de* before the school subject. → $1 de $2
phrase.ou-present-toi [où|quand|comment|pourquoi <*:present> toi] In a question, the subject pronoun after the verb is *tu*, not *toi*. → $1 $2-tu
phrase.est-tu-verb [^ est tu|vous <*>] To ask a question, put *est-ce que* before the subject. → est-ce que $3 $4
phrase.noun-que-subject-avoir [{noun} que|qu' {subject} <avoir:present,imperfect> besoin|envie|peur !de|d'|que|qu'] This phrase takes *de*, so the relative pronoun is *dont*, not *que*. → $1 dont $3 $4 $5
phrase.town-que-subject-aller [{noun:town,home,school,travel} que|qu' {subject} <aller:present,imperfect> $|est|était|chaque|tous] For a place you go to, the relative pronoun is *où*, not *que*. → $1 où $3 $4
phrase.tout-qui [tout qui|que|qu'] “Everything that” needs *ce* after *tout*. → tout ce $2
phrase.a-quel-temps [à quel|quelle temps] *Temps* is the weather or an amount of time. For clock time, use *heure*. → à quelle heure
phrase.quel-temps-commencer [quel temps <commencer,finir,partir,arriver,fermer,ouvrir>] *Temps* is the weather or an amount of time. For clock time, use *heure*. → à quelle heure $3
phrase.missing-relative-qui [<avoir,connaître:present,imperfect> un|une|des|deux|trois {adj}? {noun} {adj}? <*:present>&{singular}&{finite}|joue|travaille|est|sont|a|ont !ce|il|t] You can't leave out *qui* (“who”, “which”).
agreement.tous-les-autres-f [tous les autres {f}] *Tous* is masculine, but this noun is feminine: they must agree. → toutes les $3 $4
phrase.en-of-them [~y|en {subject} <avoir:present> un|une $|dans|et|mais|parce|depuis|qui]
phrase.cest-with-article [ils|elles sont|étaient mes|des !millions {adj}? {noun}] Before an article and noun, say *c'est* or *ce sont*.
[il|elle <être:present,imperfect> un|une !heure|fois {adj}? !heure|fois|{noun:work} {noun}]
phrase.ask-quest-ce-que [quel|quelle est tu|vous] To ask a “what” question, use *qu'est-ce que*.
agreement.quel-est-ta-f* [quel est|sont ta|ma|la|votre|sa {f}] *Quel* agrees with the noun after *est*, which is feminine. → quelle $2 $3 $4
agreement.quelle-est-ton-m* [quelle est ton|mon|le|son {m}] *Quel* agrees with the noun after *est*, which is masculine. → quel $2 $3 $4
phrase.ce-que [^ quoi j'|je|on|nous|mon|ma <*>|{noun}] “What” inside a sentence is *ce que*: *ce que je veux*.
[sais|sait|savoir|comprends|comprend|compris|sûr|sûre|pas|faire|dire|aime encore? quoi j'|je|il|elle|on|nous|le|la|les|mon|ma <*>|{noun}]
[pas|encore que je|on|nous|il|elle <aller,vouloir,devoir,pouvoir> faire $|plus|après|comme] → $1 ce que $3 $4 faire
phrase.possession-de [le|la|l'|les {thing} mon|ma|mes {noun:family,friends} $] French has no “'s”: say *la maison de ma tante*.
preposition.pronoun-after-de [besoin|envie|peur|parle|parler d'|de il|ils !y] After *de*, use *lui* or *eux*. For things, use *en*.
phrase.than-me [plus|moins|aussi {adj} que|qu' je|tu|il|ils $|et|mais|parce] After *que* in a comparison, use *moi*, *toi*, *lui* or *eux*.
word-order.object-pronoun [ne|n' <*> moi|toi|lui|eux pas|jamais|plus] Object pronouns go before the verb: *il m'a aidé*.
[!tu {subject}|{noun}|qui ne|n'? !<être> <*:present,imperfect,future,conditional> pas|jamais|plus? moi|toi|eux !je|j'|c'|et|pas|aussi|non|tu|ils|seul|même]
phrase.parce-que [!raison|raisons|question {noun}|{adj}|<refuser> pourquoi !tu|vous {subject}|mon|ma|mes|notre|nos|le|la|les] “Because” is *parce que*, in two words. *Pourquoi* means “why”.
word-order.object-pronoun [<donner,aider,montrer,expliquer,laisser,permettre,dire,offrir,écouter,comprendre,soutenir,encourager,respecter:infinitive> nous|me|te|lui|eux davantage|mieux|quand|plus|beaucoup|tout|que|des|un|une|de|du|à|avec|le|la]
[<*:infinitive> elle|eux|lui|nous|le|la|les|il|ils $|et|mais|donc]
[sans|pour|de|d' <*:infinitive> moi|toi $]
[<*:infinitive> moi|toi|eux|le|la|les parce|mais|avec|quand|pour|chaque|tous|à|au|dans|en|sur|bientôt|demain|encore|souvent]
[<*:infinitive> elle|lui en|parce|car|mais|avec|avant|pour|quand|tous|demain|bientôt|à]
[{subject}|{noun}|qui <connaître,aimer,adorer,détester,voir,aider,inviter,respecter,comprendre,appeler,écouter:present,imperfect,future,conditional> lui|elle|elles|eux !{clitic} !<*> !<*:infinitive> !aussi]
[{subject}|{noun}|qui|monde ne|n'? !<*:infinitive> <*> + le|la|les $|seulement|depuis]
[{subject}|{noun:family,friends} ne|n'? <*> + le|la|les le|la|l'|les|un|mon|chaque|parce|et|mais|avec|tous|toujours|souvent|beaucoup|parfois|quand|pour|sur|dans|à]
word-order.adjective-before [{thing} grande|petit|petite|beau|belle|jolie|joli|bon|bonne|grand|vieux|vieille|nouvelle|nouveau $|parce|car|où] This short adjective goes before its noun.
negation.ne-pas-around-verb [{subject} ne pas|jamais|plus <*:present,imperfect,future,conditional>] → $1 ne $4 $3
false-friend.grades [un|bon|mauvais|meilleur grade] School “grades” are *des notes*.
[bonnes|mauvaises|meilleures|mes grades] → $1 notes
[<avoir,recevoir> de|des bonnes|mauvaises|meilleures marques]
word-order.family-jamais-present [{noun:family,friends}|profs|élèves jamais|encore|${adverbs} <*:present,imperfect>&{finite}|joue|danse|travaille] Adverbs like *toujours* and *jamais* go after the verb. → $1 $3 $2
word-order.infinitive-y [<*:infinitive> y !a|avait|aura !{clitic} !<*> !<*:infinitive>] *Y* goes before the infinitive. → y $1
word-order.est-ce-que-present [est ce que|qu' <*:present,imperfect,future,conditional> tu|vous|il|elle|ils|elles !y] After *est-ce que*, the subject comes before the verb. → $1-ce que $5 $4
word-order.etre-adjective-plus-que [<être> {adj} plus|moins que|qu' !tout|jamais|ça] In comparisons, *plus* or *moins* goes before the adjective. → $1 $3 $2 $4
word-order.determiner-noun-mauvais [{det}|de|d' {noun} mauvais|mauvaise|bon|bonne|gros|grosse|beau|belle|joli|jolie|vieux|vieille|bons|bonnes|beaux|belles|jolis|jolies $] Short, common adjectives such as *bon* and *mauvais* go before the noun. → $1 $3 $2
word-order.avoir-participle-deja [<avoir> <*:participle> déjà|toujours] In the perfect tense, *déjà* and *toujours* go before the past participle. → $1 $3 $2
word-order.avoir-aimer-beaucoup [<avoir> <aimer,adorer,apprécier,détester,préférer:participle> beaucoup|vraiment|bien|trop|toujours !de|d'] In the perfect tense, adverbs such as *beaucoup* go before the past participle. → $1 $3 $2
word-order.y-n-avoir [y n'|ne <avoir>] In the negative, *n'* goes before *y*. → n'y $3
word-order.un-home-grand [~<trouver,rendre,laisser> un|une|des|mon|ma|mes|le|la|les|notre|nos {thing:home,town,animals,shopping,school,food,travel,technology,media,leisure,festivals}|{noun=livre} {adj=grand,petit,beau,joli,bon,gros,nouveau,vieux} et? !{adj} !comme|pour|et|mais|à|marché|de|d'] Short, common adjectives such as *bon* and *grand* go before the noun. → $2 $4 $3 $5
word-order.subject-aller-y [{subject} <aller:present> y !<*:infinitive> !{clitic}] *Y* goes before the verb. → $1 y $2
word-order.le-plus-late-moyen [le|la plus|moins !{adj=${either}} {late} {m}&{thing}|moyen] In the superlative, this adjective goes after the noun. → le $5 le $2 $4
[le|la plus|moins !{adj=${either}} {late} {f}&{thing}] → la $5 la $2 $4
[mon|ma plus|moins !{adj=${either}} {late} {m}&{thing}] → mon $5 le $2 $4
[mon|ma plus|moins !{adj=${either}} {late} !{vowel} {f}&{thing}] → ma $6 la $2 $4
[les|mes plus|moins !{adj=${either}} {late} {thing}] → $1 $5 les $2 $4
word-order.determiner-late-thing [{det} !{adj=${either}} {late} !{adj} {thing}] Most adjectives, and all colours, go after the noun. → $1 $5 $3
word-order.subject-verb-me [{subject}|{noun}|qui !<aller,pouvoir,vouloir,devoir> <*> me|te !<*> !<*:infinitive>] Object pronouns go before the verb. → $1 $4 $3
word-order.un-late-livre [un|une !{adj=${either}} {late} !{adj} {noun=livre,cuisine,film,cours,voyage} $|{prep}|qui|que|et] Most adjectives go after the noun. → $1 $5 $3
word-order.je-verb [je|j'|tu|il|elle|on|nous|vous|ils|elles ${adverbs} {clitic}? <*>] Adverbs like *souvent* go after the verb. → $1 $3 $4 $2
word-order.subject-present-le-tout [{subject} <*:present,imperfect> le|la|les tout le temps] Object pronouns go before the verb. → $1 $3 $2 tout le temps
word-order.subject-manger-en [{subject} <manger,boire,prendre,acheter,avoir,faire,parler:present> en $|tous|chaque|souvent|beaucoup|parce|mais|et] *En* goes before the verb. → $1 en $2
word-order.object-pronoun [<écouter,donner,dire,parler,montrer,expliquer,envoyer,écrire,téléphoner,raconter,prêter,offrir,demander:present,imperfect,future,conditional,infinitive> à moi|toi|lui|eux|nous|elle|elles !qui|aussi]
[il|elle|ils|elles|on|tu|{noun} !<être,aller> <*:present,imperfect,future,conditional> nous|vous beaucoup|trop|de|d'|à|en|pour|quand|parce|tous|toujours|souvent]
[il|elle|ils|elles|on|tu !<être,aller> <*:present,imperfect,future,conditional> nous|vous {det} {noun}]
[il|elle|ils|elles|qui !<être,aller> <*:present,imperfect,future,conditional> nous|vous $]
preposition.family-subject-les-ecrire [{noun:family,friends} ... ( {subject} les <écrire,parler,répondre:present,imperfect> )] This verb takes an indirect object pronoun for people. → $4 leur $6
preposition.subject-le-aller [{subject} le|la|l'|les <aller:present,imperfect>] For a place with *aller*, use the pronoun *y*. → $1 y $3
preposition.direct-pronoun [{subject} lui <aimer,adorer,voir,détester,connaître,inviter,aider,écouter:present,imperfect,future,conditional> !{det} !que|qu'] This verb takes a direct object pronoun: *je l'aime*.
phrase.what-is [~à|de|en|avec|sur|par|pour quoi est|sont] “What is …?” is *quel est …?* or *quelle est …?*.
[qu' est ce que ton|ta|votre {noun} préféré|préférée? $]
preposition.lui-leur [le|la|l'|les <rendre> visite]
phrase.que-before-subject [^ qui j'|je|on <*>] Before a subject, use *que*, not *qui*. → que $3 $4
[{noun} qui le|la|les {noun} {they}|{he}] → $1 que $3 $4 $5
[{noun} qui tout le monde <*:present,imperfect>] → $1 que tout le monde $6
[~quelqu' {noun}|un qui je|j'|tu|on|il|mon|ma|mes] → $2 que $4
[{noun} qui nous {we}] → $1 que $3 $4
word-order.object-pronoun [{subject} <avoir,être:present> y|en|me|m'|te|t'|se|s'|le|la|les|lui|leur|nous|vous !{noun} <*:participle>]
[<trouver> le|la|les très|trop|assez|vraiment|super|plutôt]
[<avoir> <*:participle> le|la|les $]
[<avoir> <voir,acheter,manger,faire,regarder,aimer,adorer,trouver,lire,perdre,mettre,prendre:participle> le|la|les dans|à|hier|sur|avec|parce|car|et|mais|pour]
phrase.qui-before-verb [~plus|moins|aussi {noun}|{adj}|un|ceux|celui|celle que ne|n'? me|m'|te|t'|se|s'|lui? <*:present,imperfect,future,conditional> <*:participle>? !<*:participle> !le|la|l'|les|mon|ma|mes|ton|ta|tes|notre|nos|ce|cette|des|tous !{subject} !{name} !{noun} !{unknown} !écouter|lire|voir|découvrir|regarder|manger|faire] When “who” or “which” is the subject of the verb, use *qui*, not *que*. → $2 qui $4 $5 $6 $7
[{noun} que me|m'|te|t'|lui? <*:present,imperfect> <*:participle>? le|la|les|toujours|souvent plus|moins|mieux|trop]
[{noun} que s' {any}] → $1 qui s' $4
[{noun} que <être,avoir,habiter,aller,coûter,valoir,pouvoir,venir,permettre,durer,rendre:present,imperfect> !{subject} !ma|mon|mes|ta|ton|tes|notre|nos] → $1 qui $3
preposition.lui-leur [l'|les <avoir> <demander,dire,permettre,conseiller,promettre,interdire,proposer:participle> de|d' <*:infinitive>]
phrase.possession-order [mon|ma|mes|son|sa|ses {adj}? {noun:family,friends} anniversaire|nom|prénom|{thing:home,animals,technology,shopping,travel}] French has no “'s”: say *la maison de mon ami*.
word-order.object-pronoun [<avoir> + <*:participle> moi|toi|eux !je|j'|aussi|non|tu|ils|seul]
[<avoir> + <*:participle> nous|vous $]
[<avoir> + <donner,dire,offrir,envoyer,écrire,montrer,expliquer,acheter,demander,prêter:participle> lui|leur|nous !{noun}]
phrase.dont [{noun} qui leurs|son|sa|ses {noun}] “Whose” is *dont*.
phrase.le-noun-j-habiter [le|la|l' {noun} j'|je|nous|on <habiter:present>] You can't leave out “where”: put *où* before the subject. → $1 $2 où $3 $4
word-order.object-pronoun [<dire,demander,répondre,expliquer> elle|lui|eux|elles|toi que|qu'|de|si]
phrase.missing-relative-que* [( c' est un|une|la|le {noun} j'|je|nous|on ) !<penser,croire,trouver,dire,savoir,avouer,espérer,supposer,imaginer> <*:present>] → c' est $4 $5 que $6
phrase.how-much [comment de|d'|des|beaucoup|souvent|long|longtemps|loin|vieux|vieille|grand|grande|cher|tôt|âgé|<coûter>] “How much” is *combien*, and “how old” is *quel âge*.
word-order.superlative-after [le|la|les|mon|ma|mes {noun} plus|moins {adj} !que|qu'|et] After the noun, repeat the article: *la ville la plus belle*.
word-order.entendre-avec-determiner-noun [<entendre> avec {det} {noun} bien|mal] *Bien* and *mal* go straight after the verb. → $1 $5 avec $3 $4
`;
