/** What somebody does: "c'est touchant" is no touching. */
const deeds =
  "manger,jouer,regarder,écouter,lire,boire,parler,marcher,courir,porter,faire,nager,danser,acheter,travailler,écrire,aller,étudier,dormir,visiter,attendre,chanter,prendre,mettre,cuisiner,dessiner,voyager";
const pronouns = "je|tu|il|elle|on|nous|vous|ils|elles";
const jobs =
  "{noun=professeur,prof,médecin,docteur,infirmier,infirmière,vétérinaire,avocat,avocate,ingénieur,ingénieure,acteur,actrice,chanteur,chanteuse,dentiste,coiffeur,coiffeuse,mécanicien,mécanicienne,serveur,serveuse,vendeur,vendeuse,pilote,policier,policière,pompier,journaliste,architecte,comptable,secrétaire,facteur,footballeur,footballeuse,électricien,plombier,boulanger,photographe,étudiant,étudiante,informaticien,informaticienne,caissier,caissière,cuisinier,cuisinière,pharmacien,pharmacienne,musicien,musicienne}";
/** What follows a job that is not described. */
const plain = "!qui|que|qu'|de|d'|du|des|très|{adj}|<*:participle>";

/** Verbs: avoir or être, reflexives, what stands between two verbs, impersonal ones, tenses that go together. */
export const verbTurns = `
auxiliary [je|tu|nous|ils|elles|il|elle|on|{noun:family,friends}|équipe <être:present> + !<aller,venir,arriver,partir,rester,tomber,entrer,rentrer,sortir,monter,descendre,devenir,retourner,revenir,passer,naître,mourir,avoir> <*:participle> un|une|mon|ma|mes|nos|notre|le|la|les|deux|trois !peu {thing}] A verb with an object makes its past with “avoir”.
person [parce|puisque que|qu' !{subject} n'|ne? {clitic}? est|sont|était|étaient|avait|{finite}&<*:present,imperfect,conditional> !ce|il|elle|ils|elles|on] A subject is missing: il, elle, c'.
[je|j'|nous|on <avoir,être> <*:participle> au|à|en|dans|un|une|le|la|les|mon|ma ... ~{subject} et|mais était|étaient + {adj}]
phrase [mon|ma {noun} préféré|préférée {thing}] A verb is missing: “est”.
auxiliary [${pronouns} <être:present,imperfect> été|eu] This verb makes its past with “avoir”. → $1 $2<avoir> $3
[{noun} est|sont été|eu] → $1 $2<avoir> $3
reflexive [il|elle|qui|{noun:family,friends,animals} <appeler:present,imperfect> {unknown}|{name}] To be called is “s'appeler”.
[^ je|j' <appeler:present> {unknown}|{name} $|et]
person [~{prep}|et|ou un|une|mon|ma {one} qui sont|ont|vont|font|peuvent|veulent|doivent|viennent] Behind “qui” the verb goes with what it is about.
[~{prep}|un|une les|des|mes|ses|nos|deux|trois|quatre {pl} {adj}? qui {clitic}? est|{he}]
phrase [<travailler> ... comme|en un|une bénévole|volontaire|baby-sitter|prof|professeur|{noun:work}] No article before a job. → comme $5
[<devenir>|<être:infinitive> un|une ${jobs} ${plain}] → $1 $3
[je|tu|il|elle|{noun:family,friends} <être> un|une ${jobs} ${plain}] → $1 $2 $4
[{noun:family,friends} <être> des ${jobs} ${plain}] → $1 $2 $4
[{noun:family,friends} <être> un|une prof|professeur de|d' {noun} !{adj} !qui|que]
phrase [je|tu|il|elle|ils|elles <être:present,imperfect> {num} ans !plus] Age goes with “avoir”. → $1 $2<avoir> $3 ans
[~c'|ce|ça|que|âge <être:present,imperfect,future,conditional,infinitive> {num} et? {num}? ans !plus] Age goes with “avoir”. → $2<avoir> $3 $4 $5 ans
tense [~<savoir,demander,voir,dire>|encore|même|vraiment|pas|ignore|me|te si|s' je|j'|tu|il|elle|on|nous|ils|elles <*:future>] After “si” (if) the verb is in the present.
tense [quand|lorsque j'|je|on|nous|il|elle !<*:future> <*:present> ... j'|je|on|nous <*:future>] What is still to come is in the future after “quand”, too.
phrase [~{noun}|{adj} dans|derrière|devant|sous|sur ma|mon|le|la|l'|notre {noun} est|sont|était un|une|des|deux|trois {adj}? {noun}] What there is somewhere is told with “il y a”.
person* [je|tu|il|elle|ils|elles travail] The verb is spelt “travaille”: “travail” is the noun.
[mon|ma|son|sa {noun:family,friends} travail {any}] → $1 $2 travaille $4
phrase [ils|elles sont beaucoup de|d' {noun}] → il y a $3 $4 $5
[{num} ans vieux|vieille|vieilles|âgé|âgée|d'âge] → $1 ans
[c'|il <être:present> pleut|pleuvoir] → il pleut
[c'|il <être:imperfect> pleut|pleuvoir|pleuvait] → il pleuvait
[c'|il <être> neige|neiger] → il neige
[^ là est|sont un|une|des|{num} {noun}] → il y a $4 $5
[^ il a un|une|des {noun=cinéma,piscine,gare,musée,parc,plage}] → il y a $4 $5
[ils|elles sont {num} {noun:home,town,nature,shopping,school}|personnes] → il y a $3 $4
[dans ma|mon|la|le|l'|notre {noun:town,home,school} , c' est un|une|des|beaucoup d'|de? {noun:town,home,school,shopping}] → $1 $2 $3 il y a $7 $8 $9
[<être> mal à|au|aux {any}] → $1<avoir> mal $3 $4
[avis|moi , est un|une|très|le|la|bon|trop] → $1 c' est $4
[il <être> beaucoup|trop|assez de|d' {noun}] → il y $2<avoir> $3 $4 $5
[je|j'|tu|nous|vous|on|ils|elles|{noun:family,friends}|train|bus <être> + ~en tard] → $1 $2 en retard
[<être> les|des cheveux|yeux] → $1<avoir> $2 $3
[il est {num} !heures|heure|h|minutes|et|moins {thing}] → il y a $3 $5
[je|tu|on|ils|elle faut] → il faut
[<penser,croire,trouver,espérer,savoir:present> {det} {noun} est|sont|a|ont|était|étaient|peut|peuvent|{finite}] → $1 que $2 $3 $4
[me|m'|te|t'|se <promener> mon|ma|notre|son|nos {noun}] → $2 $3 $4
[me|m'|te|nous|vous <faire:present,imperfect,future,conditional,infinitive> + !bizarre|drôle|pareil|chaud|froid|mal {late}] → $1 $2<rendre> $5
[il y a|avait|aura + froid|chaud|frais !{noun}] → il $3<faire> $5
[~y|en|qu' j'|je|il|elle|tu|{noun:family,friends} <avoir,être:present,future> !deux|trois|quatre {num} $|je|j'|et|mais|parce !{num} !un] → $2 $3<avoir> $5 ans
second-verb [à|de|d'|pour|sans|avant|après !devant !{adj} !{noun} <*:gerund>] Behind this word the verb is an infinitive: pour jouer.
[~pas|plus|jamais|beaucoup|trop|assez|moins à|de !passe|verse {finite}&<*:present>] → $2 $4<:infinitive>
[{adj} de|d' {clitic}? fait|fais|va|vais|bois|boit|dors|dort|lis|prend|prends|sors|sort|travail] → $1 de $3 $4<:infinitive>
[pour|sans|temps à|de|d'? visite|joue|danse|cuisine|aide|marche|voyage|reste|mange|travail !d'|{adj}]
phrase [il <être> du|de|des la|l'? {noun:weather}] Weather takes “il fait” or “il y a”: il y a du vent.
[c'|il <être> soleil|vent|nuages|brouillard|pluie|orage]
phrase [le temps <faire> {adj}] The weather goes with “faire”: il fait, il faisait.
[c' est|était + chaud|froid tous|dehors|pendant|toute]
[~que|qu' il <être> + froid|chaud hier|dehors|pendant|tous|toute|même|ici|alors|donc|quand|aujourd'hui|dans|en|à|au]
[~que|qu' il <être> + mauvais|beau hier|dehors|alors|donc|aujourd'hui]
[hiver|été|après|août|juillet|automne|printemps|aujourd'hui|hier|demain|montagne|soir|matin|nuit|mer|{noun:weather} , il <être> + froid|chaud|beau|mauvais !que|qu'|de|d']
[c' est|était + chaud|froid? et? ensoleillé|nuageux|humide|pluvieux]
[quand|si|s' il <être:present,imperfect> très? froid|chaud|beau|mauvais $|je|j'|on|nous]
auxiliary [<avoir> se|me|te <*:participle>] This verb is reflexive, so its past takes “être”: il s'est levé.
reflexive [~nous|ne|n' nous entraînons|promenons|reposons|amusons|habillons|douchons|inquiétons|baignons|couchons|ennuyons !{det} !l' !{name}] This verb is reflexive here: nous nous amusons. → nous nous $3
tense [il y a !{num} !eu ... dans le passé] This is about the past: “il y avait”. → il y avait
tense [dans le passé , il y a !{num} !eu] This is about the past: “il y avait”. → dans le passé il y avait
tense [dans le passé , {det} gens|jeunes|enfants|filles|femmes|garçons n'|ne? ont|sont|vont|font|peuvent|doivent] This is about the past, so the verb is in the imperfect.
second-verb [on|je|j'|il|elle <pouvoir,vouloir,aller,devoir:present,conditional> + <*:infinitive> ... et <jouer,manger,visiter,regarder,faire,danser,nager,parler,acheter,écouter:present>&{singular} {det}|au|aux|à|en|dans|avec|{name}] The second verb depends on the first one as well: et faire.
second-verb* [<pouvoir,vouloir,aller,devoir:present,conditional> + <*:infinitive> ... et <jouer,manger,visiter,regarder,danser,nager,parler,acheter,écouter:participle> {det}|au|à|en|dans|avec] The second verb depends on the first one as well: et acheter.
second-verb [il|elle|qu' il? est toujours? <parler,jouer,manger,travailler,regarder,crier,faire:infinitive>] “is …ing” is one verb in French: il parle.
tense [c' était {any}? {adj} et il fait beau|chaud|froid|mauvais|du] This is about the past as well: il faisait.
person [je|j' {clitic} <aimer,adorer,détester> et est {adj}] A subject is missing: “c'est”.
second-verb [que|et <manger,fumer,nager,courir,boire,lire,voyager,cuisiner,dormir,chanter,danser,marcher,recycler:gerund> est] “doing” is the infinitive. → $1 $2<:infinitive> $3
phrase [je manquerais|manquerai|manquais ma|mon|mes {noun:family,friends,animals}] Whom I miss is the subject in French: ma famille me manque.
phrase [{subject} <visiter:present,imperfect> chez] Whom you go and see is “aller chez”. → $1 $2<aller> chez
phrase [il <faire> de|du|des|le|la? la? pluie|nuages|nuage|neige|orage|pleut] Weather: il pleut, il neige, il y a des nuages.
phrase [~c' <être> + le même âge] Age goes with “avoir”. → $2<avoir> $3 $4 $5 $6
person [~{prep}|et ma|la|notre famille|équipe|classe {they}] One family, team or class is singular.
reflexive [<avoir> <casser,couper,brosser,laver,blesser,brûler:participle> mon|ma|mes !<*> {noun:health}] What you do to your own body is reflexive: je me lave les mains.
[~me|te|se|nous|vous|m'|s' <brosser,laver:present,imperfect,future,conditional,infinitive> mes|ses|leurs|tes|les dents|mains|cheveux|pieds|visage !de|d'|du|des]
reflexive [j' <entendre:present,imperfect> bien|mal|très avec|bien|mal] This verb is reflexive: je me suis levé(e). → je m' $2 $3 $4
reflexive [~nous|vous|moi|elle|lui on|nous|ils|elles <être:present> + amusé|amusés|amusées|disputés|promenés|baignés] This verb is reflexive: je me suis levé(e).
second-verb [<commencer,apprendre,réussir,aider> de <*:infinitive>] This verb takes “à”. → $1 à $3
phrase [je|tu|elle <être> beaucoup|trop|assez de|d' {noun}] This is about having: “avoir”. → $1 $2<avoir> $3 $4 $5
auxiliary [s' <avoir:present,imperfect> <*:participle>] A reflexive verb makes its past with “être”. → s' $2<être> $3
reflexive [me|m'|se|s'|te|nous <brosser,laver> mes|ses|tes|nos dents|mains|cheveux] With a reflexive verb parts of the body take the article. → $1 $2 les $4
[me|m'|se|s'|te|t' <être> <laver,brosser,casser,couper,tordre,blesser,brûler:participle>|foulé|foulée mon|ma|mes|son|sa|ses {noun}]
phrase [j'|il|elle|on|nous <avoir:present> deux|trois|quatre|beaucoup|trop|plusieurs $] “of them” is “en”: j'en ai deux.
[~en|y <vouloir,prendre,acheter:present,conditional> deux|trois|quatre|cinq|six|plusieurs $|s']
phrase [ma|mon|mes {noun:health} <avoir>? <faire> mal] What hurts goes with “avoir”: j'ai mal à la tête.
reflexive [nous ne|n'? <vouloir,pouvoir,devoir,aller,aimer,adorer,préférer,détester> + se|s' <*:infinitive>] With “nous” it is “nous”. → $1 $2 $3 nous $6
[nous ne|n'? se|s' <*>] → nous $2 nous $4
reflexive [je|j' ne|n'? <vouloir,pouvoir,devoir,aller,aimer,adorer,préférer,détester,savoir,espérer> + se|s' <*:infinitive>] With “je” it is “me”. → $1 $2 $3 me $6
[tu ne|n'? se|s' <*>] → tu $2 te $4
[je|j' ne|n'? se|s' <*>] → je $2 me $4
[je|j' ne|n'? <*> envie|besoin|peur|hâte|décidé|essayé|commencé? de|d'|à|pour se <*:infinitive>] → $1 $2 $3 $4 $5 me $7
[et moi se|s' <*>] → et moi nous $4
phrase [je|tu|il {num} ans] A verb is missing behind the subject.
[je|tu|il|ils besoin|envie|faim|soif|peur|mal|étudiant|étudiante|fatigué]
[nous|on|vous|elle|elles besoin|faim|soif]
preposition [mal à mon|ma|mes|son|sa|ses|ton|ta|tes|leurs|nos? {noun:health}] It is “avoir mal à”: mal à la tête.
[<avoir> mal de|dans|sur le|la|l'|les? {noun:health}]
[<avoir,faire> mal mon|ma|mes|le|la|les|l' {noun:health}]
second-verb [<aimer,adorer,détester:present,conditional> lit|lis|dors] Two verbs side by side: the second is an infinitive. → $1 $2<:infinitive>
[<vouloir,pouvoir,devoir,aller,espérer:present,imperfect,conditional> visite|joue|mange|étudie|travaille|voyage|danse|regarde|achète|parle|reste|habite|aide|cuisine|nage|chante|écoute !de|d'] → $1 $2<:infinitive>
preposition [<avoir> peur|besoin|envie le|les {thing}] It is “avoir peur de, avoir besoin de”: peur du noir.
reflexive [~me|te|se|nous|m'|s' <marier:present,infinitive> mon|ma|un|une|avec] This verb is reflexive: je me suis levé(e).
second-verb [~c' je|j'|tu|on|nous|ils|{noun:family,friends} <être> + !{adj} !{noun} !souriant|exigeant|reconnaissant|obéissant|aimant|touchant|hésitant|intimidant|surprenant|divertissant|ressemblant !<aller,venir,arriver,partir,rester,tomber,entrer,rentrer,sortir,monter,descendre,devenir,retourner,revenir> <*:infinitive>|<*:gerund>] “is, are …ing” is one verb in French: il joue. “Doing” is the infinitive: jouer.
[~ce|en <être:present,imperfect> <${deeds}:gerund>]
[~c'|ce|qui|où|que <être:present> + joue|jouent|étudie|habite|habitent|travaille|travaillent|regarde|regardent|écoute|mange|mangent|{we}&{finite}]
second-verb [j'|je <aimer,adorer,aller,vouloir,pouvoir,devoir,préférer:present,conditional> + <*:infinitive> ... et <*:present>&{singular}&{finite} {det}] The second verb depends on the first one as well: et faire.
person [et|mais|puis nous <manger,aller,boire,danser,nager,voyager,rester>&{singular}] “nous” needs its ending: nous jouons.
[^ à|dans|en la|le|l'|ma? {noun} nous {singular}&{finite}]
second-verb [je|tu|il|elle|on <être:present> + étudie|études|joue|nage|danse|marche|voyage|travaille|visite|cuisine|aime|pense|{self}&{finite}] There is one verb too many.
preposition [<empêcher> <*:infinitive>] → $1 de $2
phrase [{subject} <avoir:present,imperfect> eu? + {adj=petit,grand,content,fatigué,malade,triste,heureux,stressé,timide,sportif,gentil} $|et|mais|parce|quand|après|avant|je|j'|on] What somebody is like goes with “être”.
reflexive [~nous|ne on|nous|ils|elles <entendre:present,imperfect> + bien $|parce|car|avec|et] To get on is “s'entendre”.
reflexive [je|tu|il|elle|on <être> levé|levée|réveillé|réveillée|douché|douchée|amusé|amusée|couché|couchée à|vers|tôt|très|tard|avec|et|puis] This verb is reflexive: je me suis levé(e).
second-verb [~simple|qui <être> + !simple|clair|vrai|sûr|évident {adj} <*:infinitive>] A linking “de” (or “à”) is needed before the verb.
auxiliary [et|puis|mais|quand|que nous !{adj} !<*> <*:participle>] The past needs a helping verb: je n'ai jamais joué.
participle [<avoir:present> joue|joues|visite|voyage|mange] In the past the participle follows “avoir”. → $1 $2<:participle>
[<avoir:present> marque|passe|rencontre|aide {det}|{num}] → $1 $2<:participle> $3
second-verb [<aider,inviter,encourager> {det} {noun} {clitic}? <*:infinitive>] “à” is needed before the second verb. → $1 $2 $3 à $4 $5
reflexive [<vouloir,aller,pouvoir,devoir,aimer,préférer:present,conditional,imperfect> pas|jamais? marier|lever|coucher|détendre|amuser|reposer|doucher|réveiller|habiller|ennuyer|entraîner|promener|baigner !{article} !{name}] This verb is reflexive: je me suis levé(e).
[pour|de <endormir,coucher,reposer,détendre,amuser,lever:infinitive> $|à|tôt|tard|plus|avec|et|après]
second-verb [<aider,commencer,apprendre,réussir,continuer> me|m'|te|t'|se|s' <*:infinitive>] “à” is needed between the two verbs. → $1 à $2 $3
[<commencer,apprendre,réussir,hésiter,continuer> !comment <*:infinitive>] → $1 à $3
[<aider> <*:infinitive>] → $1 à $2
second-verb [<essayer,décider,oublier,arrêter,refuser,éviter,choisir,finir> me|m'|te|t'|se|s'|le|la|les|l'|y !dîner|déjeuner|goûter <*:infinitive>] “de” is needed between the two verbs. → $1 de $2 $4
[<essayer,oublier,éviter,choisir,accepter,finir,refuser,promettre,proposer> à {clitic}? <*:infinitive>] → $1 de $3 $4
[<essayer,décider,oublier,demander,finir,arrêter,refuser,éviter,choisir,accepter,cesser,promettre,risquer,tenter,mériter,regretter,proposer,permettre,interdire,suggérer,conseiller> !avoir|être <*:infinitive>] → $1 de $3
second-verb [~<commencer,finir,terminer>|doute par <*:gerund>|<utiliser,faire,manger,jouer,recycler,aider,donner,travailler,étudier,lire,marcher,acheter,prendre,regarder,écouter:infinitive>] “by doing” is “en”. → en $3<:gerund>
phrase [je|on|nous|ils|elles|élèves ne|n'? <être> + permis|permise|autorisés d'|de] “be allowed” is “avoir le droit de”.
reflexive [je|nous me|m'|nous <regarder,écouter> un|une|la|des|du|le {noun:media,music,leisure}] This verb is not reflexive. → $1 $3 $4 $5
[~qui|les|nous je|nous me|m'|nous <jouer,nager,danser,gagner,rentrer,sortir,étudier,travailler,commencer,arriver,habiter,voyager,visiter:present,imperfect> !bien|mal] → $2 $4
second-verb [~et|puis|ou|mais après !manger|dîner|déjeuner|avoir|être|s'|se|me <*:infinitive>] “after doing” is “après avoir …, après être …”.
[~et|puis|ou|mais après !{adj} !{noun} <*:participle>]
second-verb [envie|besoin|peur|hâte|l'intention|occasion|temps !manger <*:infinitive>] “de” is needed before the verb. → $1 de $3
second-verb [~en|{noun}|{adj}|{clitic} <${deeds}:gerund> ... ~{subject}|qui est|sont|était|peut|aide|permet|reste|m'|me|nous|te] “doing” is the infinitive.
person* [{noun} qui {clitic}? {self}] Behind “qui” the verb goes with what it is about.
[~{prep}|un|une les|des|mes|ses|nos|deux|trois|quatre {pl} qui {clitic}? {singular}]
second-verb [~en <aimer,adorer,détester,préférer,vouloir,pouvoir,devoir,falloir,espérer,savoir:present,imperfect,conditional,future> pas|plus? à|de|d'|pour <*:infinitive>] The infinitive follows without a preposition. → $2 $3 $5
[<aller:present> à|de {clitic}? <*:infinitive>] → $1 $3 $4
[<aller:participle,infinitive> à <*:infinitive>] → $1 $3
phrase [j'|je|tu|nous|vous <être> + froid|chaud|raison] This goes with “avoir” in French.
[~c' <être> + ~le|la|l'|les faim|soif|raison|sommeil|besoin|envie|tort|peur|honte]
second-verb [<vouloir> mon|ma|mes|leur|leurs|les|nos|notre {noun:family,friends,school} à? <*:infinitive>] “want somebody to” is “vouloir que” with the subjunctive.
tense [~même|<savoir,demander,voir,dire>|encore|vraiment|pas|ignore|me|te si|s' !je|j' tout? {subject}|{det} {adj}? {noun}|monde? et|{adj}? {det}|moi? {noun}? {clitic}? {clitic}? <*:conditional>] After “si” (if) the verb is in the imperfect.
[~<savoir,demander,voir,dire>|encore|vraiment|pas|ignore|me|te si je|j' <*:conditional>] → $2 $3 $4<:imperfect>
tense* [~même si j'|je|on|nous|il|elle <*:imperfect> ... je|j' <*:future>] After “si” with the imperfect the conditional follows.
tense [~même|comme|sais|demande si j'|je <*:imperfect> ... je|j' !ai|suis|aime|préfère|pense|trouve|crois|sais|ne|n' !{noun} <*:present>] After “si” with the imperfect the conditional follows.
tense [étais|était|étions|étaient|avais|avait + {num}? petit|petite|petits|petites|jeune|jeunes|enfant|ans , !c' {det}? {noun}|{subject} y? <être,avoir,faire:present> !<*:participle> !toujours|encore|plus] What was so in those days is in the imperfect.
[<être:imperfect> + petit|petite|petits|petites|jeune|jeunes|enfant|enfants , ... <avoir,être:present> toujours|souvent? <*:participle> ... toujours|souvent|chaque|tous|toutes les? {any}]
[primaire|maternelle , ... <avoir,être:present> toujours|souvent? <*:participle> ... toujours|souvent|chaque|tous|toutes les? jours|matins|soirs|semaines|étés|samedis|$]
[^ autrefois|avant , les|mes|on gens|jeunes|enfants|parents|grands-parents? <avoir,être:present> <*:participle>]
tense [~sais|sait|demande|savoir|pas|même|comme si j'|je|on|nous|il|tu !<*:imperfect> <*:present> ... je|j'|on|nous|il|tu !<vouloir,aimer,pouvoir,devoir,préférer,adorer> <*:conditional>] Where the rest is in the conditional, “si” takes the imperfect: si j'avais …
tense [quand je suis plus? âgé|âgée|vieux|vieille|grand|grande|adulte] What will be then is in the future: quand je serai grand. → quand je serai $4 $5
auxiliary [c' est été] “It was” is “c'était”. → c' était
tense [quand j' ai été plus? petit|petite|jeune|enfant] “When I was” is in the imperfect. → quand j' étais $5 $6
[quand j' ai eu {num} ans , je|j'|on|nous ne|n'? <*:imperfect>] → quand j' avais $5 ans
second-verb* [${pronouns}|{noun:family,friends} <être> <aller,venir,arriver,partir,rester,tomber,entrer,rentrer,sortir,monter,descendre,devenir,retourner,revenir:infinitive>] After “être” comes the past participle: allé(e), resté(e).
second-verb [avant <*:infinitive>] → avant de $2
phrase [<penser,croire,espérer:present> ~pas c'|j'|je|tu|il|elle|ils|elles|on|ça <*>] “that” is never left out: “que”.
[~me|te|lui|nous|vous|leur faut|faudrait j'|je|on|tu|nous|ils|elle {clitic}? <*>]
[il faut|faudrait il !y {clitic}? <*>]
[~le|la|l'|les|te|me <trouver:present> c'|il|elle|ils|elles <être>]
second-verb [il|n' y toujours|rien|beaucoup|un|une|des|deux|trois|plein|trop|pas] A verb is missing: il y a. → $1 y a $3
tense [<être,avoir:present> <*:participle> ... quand|lorsque j'|il|elle <avoir:present> {num} ans] “When I was” is in the imperfect.
phrase [avant je|j'|tu|on|nous|il|elle|ils !ai {clitic}? <*:present>] “before doing” is “avant de” with the infinitive.
infinitive [et qui <habiter,vivre,être,avoir,travailler,aller,jouer,dormir,manger,parler,faire:infinitive>] Behind “qui” the verb needs an ending.
[{noun} qui <*:infinitive>] Behind “qui” the verb needs an ending.
reflexive [se|s' <commencer,arriver,rester,partir,exister,voyager,coûter,tomber,grandir,maigrir,divorcer,nager>] This verb is not reflexive. → $2
reflexive [<être:present,imperfect> appelé|appelée|appelés|appelées !<*> !à|par|{det}] To be called is “s'appeler”.
second-verb [rêve|but|objectif|passion|ambition <être:present,imperfect> !dîner|déjeuner|goûter <*:infinitive>] “de” is needed before the verb. → $1 $2 de $4
second-verb [me|m'|te|t'|nous <laisser,faire> à|de|d' !manger|boire|dîner|déjeuner|goûter|penser <*:infinitive>] The infinitive follows without a preposition. → $1 $2 $5
phrase [<être> {num} ans plus vieux|vieille|âgé|âgée|grand|grande que|qu'] In years it is “de plus, de moins”. → $1<avoir> $2 ans de plus $6
[<être> {num} ans plus jeune|petit|petite que|qu'] → $1<avoir> $2 ans de moins $6
phrase [~en <être,avoir> + marre] “be fed up” is “en avoir marre”.
phrase [combien <être> le|la|l'|les|ce|cette {noun}] → $1 $2<coûter> $3 $4
[<garder,rester,être> fit] → $1<rester> en forme
[y <avoir> non {noun}] → n'y $2 pas de $4
[{num}|plusieurs gens] → $1 personnes
[<prendre> après mon|ma|mes {noun:family}] → $1<ressembler> à $3 $4
word-order [me|te|lui|le|les <vouloir,pouvoir,devoir,aller:present,imperfect,future,conditional> pas? <*:infinitive>] The pronoun stands before the second verb; “want somebody to” is “vouloir que”.
word-order [<faire,laisser:present,imperfect,future,conditional> me|m'|te|t' <*:infinitive>] → $2 $1 $3
auxiliary [après avoir <aller,venir,arriver,partir,rester,tomber,entrer,revenir:participle>] This verb makes its past with “être”. → $1 être $3
[après avoir <rentrer,sortir,monter,descendre,retourner,passer:participle> à|au|chez|de|du|dans|tôt|tard|en|avec|$]
reflexive [se|s' <être> <commencer,arriver,rester,voyager,exister,coûter,grandir,divorcer:participle>] This verb is not reflexive.
reflexive [parents|ils|elles|nous|on|frère|sœur|oncle|tante <avoir> <marier:participle> $|en|il|quand|à|dans] This verb is reflexive: je me suis levé(e).
[j'|il|elle|on|nous <avoir> assis]
person [^ ma|mes {noun:family,friends} nous {we}] With another person it is “et moi”. → $2 $3 et moi $5
second-verb [autorisé|autorisés|autorisée|obligé|obligés|obligée <*:infinitive>] A linking “de” (or “à”) is needed before the verb.
second-verb [c' est|était|serait + {adj} à parler|discuter|jouer|nager|voyager|travailler|rester|sortir] → $1 $2 $4 de $6
second-verb* [c' est|était|serait + facile|difficile|dur|amusant|bon|agréable|simple|utile|intéressant à <*:infinitive> le|la|les|l'|un|une|mon|ma|mes {thing}] → $1 $2 $4 de $6
second-verb [journée|temps|soirée|heures|matinée|week-end !{adj} !devant|pendant|durant|suivant <*:gerund>] → $1 à $4<:infinitive>
auxiliary [^ mon|ma|mes|notre|le|la|les {noun:family,friends}|équipe !<*> <gagner,visiter,manger,regarder,acheter,préparer,jouer,perdre,voir,lire,finir,écouter,prendre:participle> {det}|au|à] The past needs a helping verb: je n'ai jamais joué.
tense [quand je grandis] “when I grow up” is “quand je serai grand(e)”.
`;
