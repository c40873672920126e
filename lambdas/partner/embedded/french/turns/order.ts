const adverbs =
  "bien|juste|toujours|souvent|parfois|normalement|généralement|beaucoup|vraiment|rarement|quelquefois|régulièrement|déjà";
/** Adjectives that may stand on either side of their noun. */
const either =
  "différent,principal,seul,futur,cher,divers,simple,unique,agréable,adorable,charmant,délicieux,fidèle,célèbre,parfait,précieux,rare,possible,horrible,affreux,triste,double,actuel,récent,léger,étrange,général,gentil,drôle,sacré,passionnant,brillant,certain,demi,superbe,long,gras,intense,plein,vif,franc,quelconque,faux,libre";

/** The order of words: adverbs, adjectives, pronouns, possessives, relatives. */
export const orderTurns = `
negation [ne|n' {clitic}? <*:present,imperfect,future,conditional> le|la|l'|les|un|une|mon|ma|mes {noun} pas|jamais] “pas, jamais” stand behind the verb: il n'utilise pas la voiture.
preposition [les|l' <avoir> <donner,offrir,envoyer,montrer,raconter,prêter:participle> un|une|des !jour|fois|peu {noun}] To whom is “lui, leur”.
preposition [<pouvoir,vouloir,devoir,aller,falloir> + les|la|le <donner,envoyer,offrir,prêter,montrer,acheter,raconter,construire,préparer:infinitive> un|une|des|de|du l'|la? !jour|fois|heures|côtés {noun}] To whom is “lui, leur”.
[{subject}|{noun} le|la|les <donner,envoyer,offrir,prêter,montrer,écrire,raconter,acheter:present,imperfect,future,conditional> un|une|des !jour|fois {noun} !par|sur]
phrase [{noun} que|qu' {subject} <*> au|du|la? {noun}? avec|dans|à|chez|sur $|est|sont|s'|depuis] A preposition stands at the beginning: avec qui, dans lequel, où.
phrase [le|la|l'|les {noun} j'|je|nous|on|tu {clitic}? !<habiter> <*> <*:participle>? en|à|au|dans|chez? {det}? {noun}|{name}? + le? plus|mieux? est|était|sont|étaient] “that, which” is never left out: “que”. → $1 $2 que $3
phrase [<avoir:present,imperfect> un|une|des|deux|trois {adj}? {noun} s' <appeler>] → $1 $2 $3 $4 qui s' $6
[parce que de] → à cause de
[ce que me|m'|te|t'|se <plaire,intéresser,énerver,ennuyer,gêner,passer>] → ce qui $3 $4
[quel|quelle est ce que|qu'] → qu'est-ce que
[quel temps est il] → quelle heure est-il
[que est|était !ce|il|elle] → que c' $2
[maths|français|anglais|sciences|histoire|géographie|géo|dessin|musique|physique|chimie|biologie|informatique|foot|tennis prof|professeur|cours|classe|match|équipe|club|devoirs !of] → $2 de $1
[^ quoi tu|vous <*>] → qu'est-ce que $3 $4
[^ quoi <*:present,imperfect,future,conditional> tu|vous|il|elle|on|nous] → qu'est-ce que $4 $3
[!langue|langues|français|espagnol|anglais|allemand {noun} que|qu' {subject} <rêver,parler:present,imperfect> de|d'? $|depuis|est] → $2 dont $4 $5
[prof|cours|salle maths|sciences|histoire|géographie|géo|dessin|musique|physique|chimie|biologie|informatique] → $1 de $2
[où|quand|comment|pourquoi <*:present> toi] → $1 $2-tu
[^ est tu|vous <*>] → est-ce que $3 $4
[{noun} que|qu' {subject} <avoir:present,imperfect> besoin|envie|peur !de|d'|que|qu'] → $1 dont $3 $4 $5
[{noun:town,home,school,travel} que|qu' {subject} <aller:present,imperfect> $|est|était|chaque|tous] → $1 où $3 $4
[tout qui|que|qu'] → tout ce $2
[à quel|quelle temps] → à quelle heure
[quel temps <commencer,finir,partir,arriver,fermer,ouvrir>] → à quelle heure $3
phrase [<avoir,connaître:present,imperfect> un|une|des|deux|trois {adj}? {noun} {adj}? <*:present>&{singular}&{finite}|joue|travaille|est|sont|a|ont !ce|il|t] “who, which” is never left out: “qui”.
agreement [tous les autres {f}] → toutes les $3 $4
phrase [~y|en {subject} <avoir:present> un|une $|dans|et|mais|parce|depuis|qui] “of them” is “en”: j'en ai deux.
phrase [ils|elles sont|étaient mes|des !millions {adj}? {noun}] With an article it is “c'est, ce sont”.
[il|elle <être:present,imperfect> un|une !heure|fois {adj}? !heure|fois|{noun:work} {noun}]
phrase [quel|quelle est tu|vous] Ask with “qu'est-ce que”.
agreement* [quel est|sont ta|ma|la|votre|sa {f}] → quelle $2 $3 $4
[quelle est ton|mon|le|son {m}] → quel $2 $3 $4
phrase [^ quoi j'|je|on|nous|mon|ma <*>|{noun}] “what” before a clause is “ce que”: ce que je veux.
[sais|sait|savoir|comprends|comprend|compris|sûr|sûre|pas|faire|dire|aime encore? quoi j'|je|il|elle|on|nous|le|la|les|mon|ma <*>|{noun}]
[pas|encore que je|on|nous|il|elle <aller,vouloir,devoir,pouvoir> faire $|plus|après|comme] → $1 ce que $3 $4 faire
phrase [le|la|l'|les {thing} mon|ma|mes {noun:family,friends} $] Whose it is takes “de”: la maison de ma tante.
preposition [besoin|envie|peur|parle|parler d'|de il|ils !y] Behind “de” it is “lui” or “eux”, and of things “en”: j'en ai besoin.
phrase [plus|moins|aussi {adj} que|qu' je|tu|il|ils $|et|mais|parce] Compared with somebody is “que moi, toi, lui, eux”.
word-order [ne|n' <*> moi|toi|lui|eux pas|jamais|plus] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
[!tu {subject}|{noun}|qui ne|n'? !<être> <*:present,imperfect,future,conditional> pas|jamais|plus? moi|toi|eux !je|j'|c'|et|pas|aussi|non|tu|ils|seul|même]
phrase [!raison|raisons|question {noun}|{adj}|<refuser> pourquoi !tu|vous {subject}|mon|ma|mes|notre|nos|le|la|les] “because” is “parce que”.
word-order [<donner,aider,montrer,expliquer,laisser,permettre,dire,offrir,écouter,comprendre,soutenir,encourager,respecter:infinitive> nous|me|te|lui|eux davantage|mieux|quand|plus|beaucoup|tout|que|des|un|une|de|du|à|avec|le|la] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
[<*:infinitive> elle|eux|lui|nous|le|la|les|il|ils $|et|mais|donc]
[sans|pour|de|d' <*:infinitive> moi|toi $]
[<*:infinitive> moi|toi|eux|le|la|les parce|mais|avec|quand|pour|chaque|tous|à|au|dans|en|sur|bientôt|demain|encore|souvent]
[<*:infinitive> elle|lui en|parce|car|mais|avec|avant|pour|quand|tous|demain|bientôt|à]
word-order [{subject}|{noun}|qui <connaître,aimer,adorer,détester,voir,aider,inviter,respecter,comprendre,appeler,écouter:present,imperfect,future,conditional> lui|elle|elles|eux !{clitic} !<*> !<*:infinitive> !aussi] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
[{subject}|{noun}|qui|monde ne|n'? !<*:infinitive> <*> + le|la|les $|seulement|depuis]
[{subject}|{noun:family,friends} ne|n'? <*> + le|la|les le|la|l'|les|un|mon|chaque|parce|et|mais|avec|tous|toujours|souvent|beaucoup|parfois|quand|pour|sur|dans|à]
word-order [{thing} grande|petit|petite|beau|belle|jolie|joli|bon|bonne|grand|vieux|vieille|nouvelle|nouveau $|parce|car|où] This short adjective stands before its noun.
negation [{subject} ne pas|jamais|plus <*:present,imperfect,future,conditional>] “ne … pas, jamais” goes around the verb. → $1 ne $4 $3
false-friend [un|bon|mauvais|meilleur grade] School marks are “notes”.
[bonnes|mauvaises|meilleures|mes grades] → $1 notes
[<avoir,recevoir> de|des bonnes|mauvaises|meilleures marques]
word-order [{noun:family,friends}|profs|élèves jamais|encore|${adverbs} <*:present,imperfect>&{finite}|joue|danse|travaille] → $1 $3 $2
[<*:infinitive> y !a|avait|aura !{clitic} !<*> !<*:infinitive>] → y $1
[est ce que|qu' <*:present,imperfect,future,conditional> tu|vous|il|elle|ils|elles !y] → $1-ce que $5 $4
[<être> {adj} plus|moins que|qu' !tout|jamais|ça] → $1 $3 $2 $4
[{det}|de|d' {noun} mauvais|mauvaise|bon|bonne|gros|grosse|beau|belle|joli|jolie|vieux|vieille|bons|bonnes|beaux|belles|jolis|jolies $] → $1 $3 $2
[<avoir> <*:participle> déjà|toujours] → $1 $3 $2
[<avoir> <aimer,adorer,apprécier,détester,préférer:participle> beaucoup|vraiment|bien|trop|toujours !de|d'] → $1 $3 $2
[y n'|ne <avoir>] → n'y $3
[~<trouver,rendre,laisser> un|une|des|mon|ma|mes|le|la|les|notre|nos {thing:home,town,animals,shopping,school,food,travel,technology,media,leisure,festivals}|{noun=livre} {adj=grand,petit,beau,joli,bon,gros,nouveau,vieux} et? !{adj} !comme|pour|et|mais|à|marché|de|d'] → $2 $4 $3 $5
[{subject} <aller:present> y !<*:infinitive> !{clitic}] → $1 y $2
[le|la|les|mon|ma|mes plus|moins !{adj=${either}} {late} moyen|{thing}] → $1 $5 $1 $2 $4
[{det} !{adj=${either}} {late} !{adj} {thing}] → $1 $5 $3
[{subject}|{noun}|qui !<aller,pouvoir,vouloir,devoir> <*> me|te !<*> !<*:infinitive>] → $1 $4 $3
[un|une !{adj=${either}} {late} !{adj} {noun=livre,cuisine,film,cours,voyage} $|{prep}|qui|que|et] → $1 $5 $3
[je|j'|tu|il|elle|on|nous|vous|ils|elles ${adverbs} {clitic}? <*>] → $1 $3 $4 $2
[{subject} <*:present,imperfect> le|la|les tout le temps] → $1 $3 $2 tout le temps
[{subject} <manger,boire,prendre,acheter,avoir,faire,parler:present> en $|tous|chaque|souvent|beaucoup|parce|mais|et] → $1 en $2
word-order [<écouter,donner,dire,parler,montrer,expliquer,envoyer,écrire,téléphoner,raconter,prêter,offrir,demander:present,imperfect,future,conditional,infinitive> à moi|toi|lui|eux|nous|elle|elles !qui|aussi] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
[il|elle|ils|elles|on|tu|{noun} !<être,aller> <*:present,imperfect,future,conditional> nous|vous beaucoup|trop|de|d'|à|en|pour|quand|parce|tous|toujours|souvent]
[il|elle|ils|elles|on|tu !<être,aller> <*:present,imperfect,future,conditional> nous|vous {det} {noun}]
[il|elle|ils|elles|qui !<être,aller> <*:present,imperfect,future,conditional> nous|vous $]
preposition [{noun:family,friends} ... {subject} les <écrire,parler,répondre:present,imperfect>] → $3 leur $5
[{subject} le|la|l'|les <aller:present,imperfect>] → $1 y $3
preposition [{subject} lui <aimer,adorer,voir,détester,connaître,inviter,aider,écouter:present,imperfect,future,conditional> !{det} !que|qu'] This verb takes “le, la, les”: je l'aime.
phrase [~à|de|en|avec|sur|par|pour quoi est|sont] “What is …?” is “quel est …?”
[qu' est ce que ton|ta|votre {noun} préféré|préférée? $]
preposition [le|la|l'|les <rendre> visite] This verb takes “lui, leur”.
phrase [^ qui j'|je|on <*>] Before a subject it is “que”. → que $3 $4
[{noun} qui le|la|les {noun} {they}|{he}] → $1 que $3 $4 $5
[{noun} qui tout le monde <*:present,imperfect>] → $1 que tout le monde $6
[~quelqu' {noun}|un qui je|j'|tu|on|il|mon|ma|mes] → $2 que $4
[{noun} qui nous {we}] → $1 que $3 $4
word-order [{subject} <avoir,être:present> y|en|me|m'|te|t'|se|s'|le|la|les|lui|leur|nous|vous !{noun} <*:participle>] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
[<trouver> le|la|les très|trop|assez|vraiment|super|plutôt]
[<avoir> <*:participle> le|la|les $]
[<avoir> <voir,acheter,manger,faire,regarder,aimer,adorer,trouver,lire,perdre,mettre,prendre:participle> le|la|les dans|à|hier|sur|avec|parce|car|et|mais|pour]
phrase [~plus|moins|aussi {noun}|{adj}|un|ceux|celui|celle que ne|n'? me|m'|te|t'|se|s'|lui? <*:present,imperfect,future,conditional> <*:participle>? !<*:participle> !le|la|l'|les|mon|ma|mes|ton|ta|tes|notre|nos|ce|cette|des|tous !{subject} !{name} !{noun} !{unknown} !écouter|lire|voir|découvrir|regarder|manger|faire] Before a verb without a subject of its own it is “qui”. → $2 qui $4 $5 $6 $7
[{noun} que me|m'|te|t'|lui? <*:present,imperfect> <*:participle>? le|la|les|toujours|souvent plus|moins|mieux|trop]
[{noun} que s' {any}] → $1 qui s' $4
[{noun} que <être,avoir,habiter,aller,coûter,valoir,pouvoir,venir,permettre,durer,rendre:present,imperfect> !{subject} !ma|mon|mes|ta|ton|tes|notre|nos] → $1 qui $3
preposition [l'|les <avoir> <demander,dire,permettre,conseiller,promettre,interdire,proposer:participle> de|d' <*:infinitive>] This verb takes “lui, leur”.
phrase [mon|ma|mes|son|sa|ses {adj}? {noun:family,friends} anniversaire|nom|prénom|{thing:home,animals,technology,shopping,travel}] Whose it is: la maison de mon ami.
word-order [<avoir> + <*:participle> moi|toi|eux !je|j'|aussi|non|tu|ils|seul] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
[<avoir> + <*:participle> nous|vous $]
[<avoir> + <donner,dire,offrir,envoyer,écrire,montrer,expliquer,acheter,demander,prêter:participle> lui|leur|nous !{noun}]
phrase [{noun} qui leurs|son|sa|ses {noun}] Whose it is: “dont”.
phrase [le|la|l' {noun} j'|je|nous|on <habiter:present>] → $1 $2 où $3 $4
word-order [<dire,demander,répondre,expliquer> elle|lui|eux|elles|toi que|qu'|de|si] Object pronouns stand before the verb: il m'a aidé, pour l'aider.
phrase* [c' est un|une|la|le {noun} j'|je|nous|on !<penser,croire,trouver,dire,savoir,avouer,espérer,supposer,imaginer> <*:present>] “that, which” is never left out: “que”. → c' est $3 $4 que $5
phrase [comment de|d'|des|beaucoup|souvent|long|longtemps|loin|vieux|vieille|grand|grande|cher|tôt|âgé|<coûter>] “how much, how many, how often” is “combien”, “how old” is “quel âge”.
word-order [le|la|les|mon|ma|mes {noun} plus|moins {adj} !que|qu'|et] In the superlative the article stands twice: la ville la plus belle.
word-order [<entendre> avec {det} {noun} bien|mal] → $1 $5 avec $3 $4
`;
