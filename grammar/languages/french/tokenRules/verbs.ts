/** What somebody does: "c'est touchant" is no touching. */
const activities =
  "manger,jouer,regarder,écouter,lire,boire,parler,marcher,courir,porter,faire,nager,danser,acheter,travailler,écrire,aller,étudier,dormir,visiter,attendre,chanter,prendre,mettre,cuisiner,dessiner,voyager";
const pronouns = "je|tu|il|elle|on|nous|vous|ils|elles";
const jobs =
  "{noun=professeur,prof,médecin,docteur,infirmier,infirmière,vétérinaire,avocat,avocate,ingénieur,ingénieure,acteur,actrice,chanteur,chanteuse,dentiste,coiffeur,coiffeuse,mécanicien,mécanicienne,serveur,serveuse,vendeur,vendeuse,pilote,policier,policière,pompier,journaliste,architecte,comptable,secrétaire,facteur,footballeur,footballeuse,électricien,plombier,boulanger,photographe,étudiant,étudiante,informaticien,informaticienne,caissier,caissière,cuisinier,cuisinière,pharmacien,pharmacienne,musicien,musicienne}";
/** What follows a job that is not described. */
const plain = "!qui|que|qu'|de|d'|du|des|très|{adj}|<*:participle>";

/** Verbs: avoir or être, reflexives, what stands between two verbs, impersonal ones, tenses that go together. */
export const verbTurns = `
auxiliary.object-takes-avoir [je|tu|nous|ils|elles|il|elle|on|{noun:family,friends}|équipe <être:present> + !<aller,venir,arriver,partir,rester,tomber,entrer,rentrer,sortir,monter,descendre,devenir,retourner,revenir,passer,naître,mourir,avoir> <*:participle> un|une|mon|ma|mes|nos|notre|le|la|les|deux|trois !peu {thing}] This verb has a direct object, so it forms the perfect tense with *avoir*.
person.missing-subject [parce|puisque que|qu' !{subject} n'|ne? {clitic}? est|sont|était|étaient|avait|{finite}&<*:present,imperfect,conditional> !ce|il|elle|ils|elles|on] The subject pronoun is missing: *il*, *elle* or *c'*.
[je|j'|nous|on <avoir,être> <*:participle> au|à|en|dans|un|une|le|la|les|mon|ma ... ~{subject} et|mais était|étaient + {adj}]
phrase.missing-est [mon|ma {noun} préféré|préférée {thing}] The verb is missing: use *est*.
auxiliary.ete-eu-avoir [${pronouns} <être:present,imperfect> été|eu] *Être* and *avoir* form the perfect tense with *avoir*. → $1 $2<avoir> $3
[{noun} est|sont été|eu] → $1 $2<avoir> $3
reflexive.sappeler [il|elle|qui|{noun:family,friends,animals} <appeler:present,imperfect> {unknown}|{name}] “To be called” is *s'appeler*.
[^ je|j' <appeler:present> {unknown}|{name} $|et]
person.after-qui [~{prep}|et|ou un|une|mon|ma {one} qui sont|ont|vont|font|peuvent|veulent|doivent|viennent] After *qui*, the verb agrees with the noun before it.
[~{prep}|un|une les|des|mes|ses|nos|deux|trois|quatre {pl} {adj}? qui {clitic}? est|{he}]
phrase.jobs-no-article [<travailler> ... ( comme|en un|une bénévole|volontaire|baby-sitter|prof|professeur|{noun:work} )] After verbs like *être* and *devenir*, jobs take no article. → comme $6
[<devenir>|<être:infinitive> un|une ${jobs} ${plain}] → $1 $3
[je|tu|il|elle|{noun:family,friends} <être> un|une ${jobs} ${plain}] → $1 $2 $4
[{noun:family,friends} <être> des ${jobs} ${plain}] → $1 $2 $4
[{noun:family,friends} <être> un|une prof|professeur de|d' {noun} !{adj} !qui|que]
phrase.age-avoir [je|tu|il|elle|ils|elles <être:present,imperfect> {num} ans !plus] Use *avoir* to give your age. → $1 $2<avoir> $3 ans
[~c'|ce|ça|que|âge <être:present,imperfect,future,conditional,infinitive> {num} et? {num}? ans !plus] → $2<avoir> $3 $4 $5 ans
tense.si-no-future [~<savoir,demander,voir,dire>|encore|même|vraiment|pas|ignore|me|te si|s' je|j'|tu|il|elle|on|nous|ils|elles <*:future>] For a condition with *si*, use the present tense, not the future.
tense.quand-future [quand|lorsque j'|je|on|nous|il|elle !<*:future> <*:present> ... j'|je|on|nous <*:future>] After *quand*, use the future tense for something still to come.
phrase.il-y-a-place [~{noun}|{adj} dans|derrière|devant|sous|sur ma|mon|le|la|l'|notre {noun} est|sont|était un|une|des|deux|trois {adj}? {noun}] To say what there is somewhere, use *il y a*.
person.travaille-spelling* [je|tu|il|elle|ils|elles travail] The verb is spelt *travaille*; *travail* is the noun.
[mon|ma|son|sa {noun:family,friends} travail {any}] → $1 $2 travaille $4
phrase.ils-sont-beaucoup-de [ils|elles sont beaucoup de|d' {noun}] *Ils sont* means “they are”; “there are” is *il y a*. → il y a $3 $4 $5
phrase.number-ans-vieux [{num} ans vieux|vieille|vieilles|âgé|âgée|d'âge] With *avoir* and *ans*, leave out “old”. → $1 ans
phrase.c-etre-pleut [c'|il <être:present> pleut|pleuvoir] *Pleuvoir* follows *il* directly, without *être*. → il pleut
phrase.c-etre-pleut-2 [c'|il <être:imperfect> pleut|pleuvoir|pleuvait] *Pleuvoir* follows *il* directly, without *être*. To describe the past, use the imperfect. → il pleuvait
phrase.c-etre-neige [c'|il <être> neige|neiger] *Neiger* follows *il* directly, without *être*. → il neige
phrase.la-est-un-noun [^ là est|sont un|une|des|{num} {noun}] *Là* means “over there”; “there is” is *il y a*. → il y a $4 $5
phrase.il-a-un-cinema [^ il a un|une|des {noun=cinéma,piscine,gare,musée,parc,plage}] *Il a* means “he has”; “there is” is *il y a*. → il y a $4 $5
phrase.ils-sont-number-home [ils|elles sont {num} {noun:home,town,nature,shopping,school}|personnes] *Ils sont* means “they are”; “there are” is *il y a*. → il y a $3 $4
phrase.dans-ma-town-c [dans ma|mon|la|le|l'|notre {noun:town,home,school} , c' est un|une|des|beaucoup d'|de? {noun:town,home,school,shopping}] To say what there is in a place, use *il y a*, not *c'est*. → $1 $2 $3 il y a $7 $8 $9
phrase.etre-mal-a-word [<être> mal à|au|aux {any}] For pain, use *avoir mal à*, not *être*. → $1<avoir> mal $3 $4
phrase.avis-est-un [avis|moi , est un|une|très|le|la|bon|trop] The subject is missing before *est*. → $1 c' est $4
phrase.il-etre-beaucoup-de [il <être> beaucoup|trop|assez de|d' {noun}] “There is” and “there are” are made with *avoir*, not *être*: *il y a*. → il y $2<avoir> $3 $4 $5
phrase.je-etre-tard [je|j'|tu|nous|vous|on|ils|elles|{noun:family,friends}|train|bus <être> + ~en tard] *Tard* means late in the day. For somebody who is late, use *en retard*. → $1 $2 en retard
phrase.etre-les-cheveux [<être> les|des cheveux|yeux] To describe hair or eyes, use *avoir*, not *être*. → $1<avoir> $2 $3
phrase.il-est-number-thing [il est {num} !heures|heure|h|minutes|et|moins {thing}] *Il est* means “he is” or “it is”; “there are” is *il y a*. → il y a $3 $5
phrase.je-faut [je|tu|on|ils|elle faut] This verb only goes with *il*, whoever has to do it. → il faut
phrase.penser-determiner-noun-est [<penser,croire,trouver,espérer,savoir:present> {det} {noun} est|sont|a|ont|était|étaient|peut|peuvent|{finite}] You can't leave out *que* (“that”) after *penser*. → $1 que $2 $3 $4
phrase.me-promener-mon-noun [me|m'|te|t'|se <promener> mon|ma|notre|son|nos {noun}] When you walk an animal, *promener* isn't reflexive. → $2 $3 $4
phrase.me-faire-late [me|m'|te|nous|vous <faire:present,imperfect,future,conditional,infinitive> + !bizarre|drôle|pareil|chaud|froid|mal {late}] “To make” somebody happy or sad is *rendre*, not *faire*. → $1 $2<rendre> $5
phrase.il-y-a-froid [il y a|avait|aura + froid|chaud|frais !{noun}] For hot, cold or fine weather, use *il fait*, not *il y a*. → il $3<faire> $5
phrase.j-avoir-number [~y|en|qu' j'|je|il|elle|tu|{noun:family,friends} <avoir:present,future> !deux|trois|quatre {num} $|je|j'|et|mais|parce !{num} !un] To give an age, add *ans* after the number. → $2 $3<avoir> $5 ans
[~y|en|qu' j'|je|il|elle|tu|{noun:family,friends} <être:present,future> !deux|trois|quatre|neuf {num} $|je|j'|et|mais|parce !{num} !un] → $2 $3<avoir> $5 ans
second-verb.preposition-infinitive [à|de|d'|pour|sans|avant|après !devant !{adj} !{noun} <*:gerund>] After a preposition, use the infinitive: *pour jouer*.
[~pas|plus|jamais|beaucoup|trop|assez|moins à|de !passe|verse|est|sont|suis {finite}&<*:present>] → $2 $4<:infinitive>
[{adj} de|d' {clitic}? fait|fais|va|vais|bois|boit|dors|dort|lis|prend|prends|sors|sort|travail] → $1 de $3 $4<:infinitive>
[pour|sans|temps à|de|d'? visite|joue|danse|cuisine|aide|marche|voyage|reste|mange|travail !d'|{adj}]
phrase.weather-il-y-a [il <être> du|de|des la|l'? {noun:weather}] Weather nouns take *il y a*: *il y a du vent*.
[c'|il <être> soleil|vent|nuages|brouillard|pluie|orage]
phrase.weather-faire [le temps <faire> {adj}] Use *faire* for the weather: *il fait beau*, *il faisait froid*.
[c' est|était + chaud|froid tous|dehors|pendant|toute]
[~que|qu' il <être> + froid|chaud hier|dehors|pendant|tous|toute|même|ici|alors|donc|quand|aujourd'hui|dans|en|à|au]
[~que|qu' il <être> + mauvais|beau hier|dehors|alors|donc|aujourd'hui]
[hiver|été|après|août|juillet|automne|printemps|aujourd'hui|hier|demain|montagne|soir|matin|nuit|mer|{noun:weather} , il <être> + froid|chaud|beau|mauvais !que|qu'|de|d']
[c' est|était + chaud|froid? et? ensoleillé|nuageux|humide|pluvieux]
[quand|si|s' il <être:present,imperfect> très? froid|chaud|beau|mauvais $|je|j'|on|nous]
auxiliary.reflexive-not-avoir [<avoir> se|me|te <*:participle>] Reflexive verbs form the perfect tense with *être*: *il s'est levé*.
reflexive.nous-nous [~nous|ne|n' nous entraînons|promenons|reposons|amusons|habillons|douchons|inquiétons|baignons|couchons|ennuyons !{det} !l' !{name}] This verb is reflexive with *nous* as well: *nous nous amusons*. → nous nous $3
tense.il-y-avait [( il y a ) !{num} !eu ... dans le passé] This is about the past, so use the imperfect: *il y avait*. → il y avait
[dans le passé , ( il y a ) !{num} !eu] → il y avait
tense.in-the-past-imperfect [dans le passé , {det} gens|jeunes|enfants|filles|femmes|garçons n'|ne? ont|sont|vont|font|peuvent|doivent] This describes the past, so use the imperfect tense.
second-verb.joined-infinitive [on|je|j'|il|elle <pouvoir,vouloir,aller,devoir:present,conditional> + <*:infinitive> ... et <jouer,manger,visiter,regarder,faire,danser,nager,parler,acheter,écouter:present>&{singular} {det}|au|aux|à|en|dans|avec|{name}] After *et*, the second verb is an infinitive too: *et faire*.
second-verb.joined-infinitive-later* [<pouvoir,vouloir,aller,devoir:present,conditional> + <*:infinitive> ... et <jouer,manger,visiter,regarder,danser,nager,parler,acheter,écouter:participle> {det}|au|à|en|dans|avec] After *et*, the second verb is an infinitive too: *et acheter*.
second-verb.no-etre-ing [il|elle|qu' il? est toujours? <parler,jouer,manger,travailler,regarder,crier,faire:infinitive>] French has no “is …ing”: use one verb, *il parle*.
tense.weather-past [c' était {any}? {adj} et il fait beau|chaud|froid|mauvais|du] This is about the past as well, so use *il faisait*.
person.missing-cest [je|j' {clitic} <aimer,adorer,détester> et est {adj}] The subject is missing: say *c'est*.
second-verb.ing-infinitive [que|et <manger,fumer,nager,courir,boire,lire,voyager,cuisiner,dormir,chanter,danser,marcher,recycler:gerund> est] For “-ing” as a noun, use the infinitive. → $1 $2<:infinitive> $3
phrase.manquer [je manquerais|manquerai|manquais ma|mon|mes {noun:family,friends,animals}] With *manquer*, the person you miss is the subject: *ma famille me manque*.
phrase.aller-chez [{subject} <visiter:present,imperfect> chez] To visit a person at home, use *aller chez*. → $1 $2<aller> chez
phrase.weather-verbs [il <faire> de|du|des|le|la? la? pluie|nuages|nuage|neige|orage|pleut] For the weather, say *il pleut*, *il neige* or *il y a des nuages*.
phrase.age-avoir [~c' <être> + le même âge] → $2<avoir> $3 $4 $5 $6
person.collective-singular [~{prep}|et ma|la|notre famille|équipe|classe {they}] *Famille*, *équipe* and *classe* take a singular verb.
reflexive.body-reflexive [<avoir> <casser,couper,brosser,laver,blesser,brûler:participle> mon|ma|mes !<*> {noun:health}] With parts of the body, use a reflexive verb and the article: *je me lave les mains*.
[~me|te|se|nous|vous|m'|s' <brosser,laver:present,imperfect,future,conditional,infinitive> mes|ses|leurs|tes|les dents|mains|cheveux|pieds|visage !de|d'|du|des]
reflexive.missing-pronoun [j' <entendre:present,imperfect> bien|mal|très avec|bien|mal] This verb is reflexive: *je me suis levé(e)*. → je m' $2 $3 $4
[~nous|vous|moi|elle|lui on|nous|ils|elles <être:present> + amusé|amusés|amusées|disputés|promenés|baignés]
second-verb.verbs-with-a [<commencer,apprendre,réussir,aider> de <*:infinitive>] This verb takes *à* before an infinitive. → $1 à $3
phrase.quantity-avoir [je|tu|elle <être> beaucoup|trop|assez de|d' {noun}] Use *avoir* here: it is about what somebody has. → $1 $2<avoir> $3 $4 $5
auxiliary.reflexive-etre [s' <avoir:present,imperfect> <*:participle>] Reflexive verbs form the perfect tense with *être*. → s' $2<être> $3
reflexive.body-article [me|m'|se|s'|te|nous <brosser,laver> mes|ses|tes|nos dents|mains|cheveux] With a reflexive verb, parts of the body take the definite article. → $1 $2 les $4
[me|m'|se|s'|te|t' <être> <laver,brosser,casser,couper,tordre,blesser,brûler:participle>|foulé|foulée mon|ma|mes|son|sa|ses {noun}]
phrase.en-of-them [j'|il|elle|on|nous <avoir:present> deux|trois|quatre|beaucoup|trop|plusieurs $] “Of them” is *en*: *j'en ai deux*.
[~en|y <vouloir,prendre,acheter:present,conditional> deux|trois|quatre|cinq|six|plusieurs $|s']
phrase.pain-avoir-mal [ma|mon|mes {noun:health} <avoir>? <faire> mal] For pain, use *avoir mal à*: *j'ai mal à la tête*.
reflexive.nous-pronoun [nous ne|n'? <vouloir,pouvoir,devoir,aller,aimer,adorer,préférer,détester> + se|s' <*:infinitive>] With *nous*, the reflexive pronoun is *nous*. → $1 $2 $3 nous $6
[nous ne|n'? se|s' <*>] → nous $2 nous $4
reflexive.je-pronoun [je|j' ne|n'? <vouloir,pouvoir,devoir,aller,aimer,adorer,préférer,détester,savoir,espérer> + se|s' <*:infinitive>] With *je*, the reflexive pronoun is *me*. → $1 $2 $3 me $6
[tu ne|n'? se|s' <*>] → tu $2 te $4
[je|j' ne|n'? se|s' <*>] → je $2 me $4
[je|j' ne|n'? <*> envie|besoin|peur|hâte|décidé|essayé|commencé? de|d'|à|pour se <*:infinitive>] → $1 $2 $3 $4 $5 me $7
[et moi se|s' <*>] → et moi nous $4
phrase.missing-verb [je|tu|il {num} ans] There is no verb after the subject.
[je|tu|il|ils besoin|envie|faim|soif|peur|mal|étudiant|étudiante|fatigué]
[nous|on|vous|elle|elles besoin|faim|soif]
preposition.mal-a [mal à mon|ma|mes|son|sa|ses|ton|ta|tes|leurs|nos? {noun:health}] Say *avoir mal à*: *mal à la tête*.
[<avoir> mal de|dans|sur le|la|l'|les? {noun:health}]
[<avoir,faire> mal mon|ma|mes|le|la|les|l' {noun:health}]
second-verb.second-infinitive [<aimer,adorer,détester:present,conditional> lit|lis|dors] After this verb, the second verb is an infinitive. → $1 $2<:infinitive>
[<vouloir,pouvoir,devoir,aller,espérer:present,imperfect,conditional> visite|joue|mange|étudie|travaille|voyage|danse|regarde|achète|parle|reste|habite|aide|cuisine|nage|chante|écoute !de|d'] → $1 $2<:infinitive>
preposition.peur-besoin-de [<avoir> peur|besoin|envie le|les {thing}] Say *avoir peur de*, *avoir besoin de*, *avoir envie de*.
reflexive.missing-pronoun [~me|te|se|nous|m'|s' <marier:present,infinitive> mon|ma|un|une|avec]
second-verb.no-etre-plus-verb [~c' je|j'|tu|on|nous|ils|{noun:family,friends} <être> + !{adj} !{noun} !souriant|exigeant|reconnaissant|obéissant|aimant|touchant|hésitant|intimidant|surprenant|divertissant|ressemblant !<aller,venir,arriver,partir,rester,tomber,entrer,rentrer,sortir,monter,descendre,devenir,retourner,revenir> <*:infinitive>|<*:gerund>] French has no “is …ing”: use one verb, *je joue*.
[~ce|en <être:present,imperfect> <${activities}:gerund>]
[~c'|ce|qui|où|que <être:present> + joue|jouent|étudie|habite|habitent|travaille|travaillent|regarde|regardent|écoute|mange|mangent|{we}&{finite}]
second-verb.joined-infinitive [j'|je <aimer,adorer,aller,vouloir,pouvoir,devoir,préférer:present,conditional> + <*:infinitive> ... et <*:present>&{singular}&{finite} {det}]
person.nous-ending [et|mais|puis nous <manger,aller,boire,danser,nager,voyager,rester>&{singular}] With *nous*, the verb ends in *-ons*: *nous jouons*.
[^ à|dans|en la|le|l'|ma? {noun} nous {singular}&{finite}]
second-verb.verb-too-many [je|tu|il|elle|on <être:present> + étudie|études|joue|nage|danse|marche|voyage|travaille|visite|cuisine|aime|pense|{self}&{finite}] One verb is enough here.
preposition.empecher-infinitive [<empêcher> <*:infinitive>] *Empêcher* takes *de* before the infinitive. → $1 de $2
phrase.describe-etre [{subject} <avoir:present,imperfect> eu? + {adj=petit,grand,content,fatigué,malade,triste,heureux,stressé,timide,sportif,gentil} $|et|mais|parce|quand|après|avant|je|j'|on] Use *être* to say what somebody is like.
reflexive.sentendre [~nous|ne on|nous|ils|elles <entendre:present,imperfect> + bien $|parce|car|avec|et] “To get on” is *s'entendre*.
reflexive.missing-pronoun [je|tu|il|elle|on <être> levé|levée|réveillé|réveillée|douché|douchée|amusé|amusée|couché|couchée à|vers|tôt|très|tard|avec|et|puis]
second-verb.link-de-a [~simple|qui <être> + !simple|clair|vrai|sûr|évident {adj} <*:infinitive>] A preposition is missing before the infinitive: *de* or *à*.
auxiliary.missing-helper [et|puis|mais|quand|que nous !{adj} !<*> <*:participle>] The perfect tense needs *avoir* or *être* before the past participle.
participle.perfect-participle [<avoir:present> joue|joues|visite|voyage|mange] In the perfect tense, use the past participle after *avoir*. → $1 $2<:participle>
[<avoir:present> marque|passe|rencontre|aide {det}|{num}] → $1 $2<:participle> $3
second-verb.verbs-person-a [<aider,inviter,encourager> {det} {noun} {clitic}? <*:infinitive>] This verb takes *à* before the infinitive. → $1 $2 $3 à $4 $5
reflexive.missing-pronoun [<vouloir,aller,pouvoir,devoir,aimer,préférer:present,conditional,imperfect> pas|jamais? marier|lever|coucher|détendre|amuser|reposer|doucher|réveiller|habiller|ennuyer|entraîner|promener|baigner !{article} !{name}]
[pour|de <endormir,coucher,reposer,détendre,amuser,lever:infinitive> $|à|tôt|tard|plus|avec|et|après]
second-verb.a-between-verbs [<aider,commencer,apprendre,réussir,continuer> me|m'|te|t'|se|s' <*:infinitive>] These two verbs need *à* between them. → $1 à $2 $3
[<commencer,apprendre,réussir,hésiter,continuer> !comment <*:infinitive>] → $1 à $3
[<aider> <*:infinitive>] → $1 à $2
second-verb.de-between-verbs [<essayer,décider,oublier,arrêter,refuser,éviter,choisir,finir> me|m'|te|t'|se|s'|le|la|les|l'|y !dîner|déjeuner|goûter <*:infinitive>] These two verbs need *de* between them. → $1 de $2 $4
[<essayer,oublier,éviter,choisir,accepter,finir,refuser,promettre,proposer> à {clitic}? <*:infinitive>] → $1 de $3 $4
[<essayer,décider,oublier,demander,finir,arrêter,refuser,éviter,choisir,accepter,cesser,promettre,risquer,tenter,mériter,regretter,proposer,permettre,interdire,suggérer,conseiller> !avoir|être <*:infinitive>] → $1 de $3
second-verb.en-gerund [~<commencer,finir,terminer>|doute par <*:gerund>|<utiliser,faire,manger,jouer,recycler,aider,donner,travailler,étudier,lire,marcher,acheter,prendre,regarder,écouter:infinitive>] For “by doing”, use *en* and the present participle. → en $3<:gerund>
phrase.be-allowed [je|on|nous|ils|elles|élèves ne|n'? <être> + permis|permise|autorisés d'|de] “To be allowed” is *avoir le droit de*.
reflexive.not-reflexive [je|nous me|m'|nous <regarder,écouter> un|une|la|des|du|le {noun:media,music,leisure}] This verb isn't reflexive here. → $1 $3 $4 $5
[~qui|les|nous je|nous me|m'|nous <jouer,nager,danser,gagner,rentrer,sortir,étudier,travailler,commencer,arriver,habiter,voyager,visiter:present,imperfect> !bien|mal] → $2 $4
second-verb.apres-avoir [~et|puis|ou|mais après !manger|dîner|déjeuner|avoir|être|s'|se|me <*:infinitive>] “After doing” is *après avoir* or *après être* with the past participle.
[~et|puis|ou|mais après !{adj} !{noun} <*:participle>]
second-verb.de-before-verb [envie|besoin|peur|hâte|l'intention|occasion|temps !manger <*:infinitive>] This phrase needs *de* before the infinitive. → $1 de $3
second-verb.ing-infinitive [~en|{noun}|{adj}|{clitic} <${activities}:gerund> ... ~{subject}|qui est|sont|était|peut|aide|permet|reste|m'|me|nous|te]
person.after-qui* [{noun} qui {clitic}? {self}]
[~{prep}|un|une les|des|mes|ses|nos|deux|trois|quatre {pl} qui {clitic}? {singular}]
second-verb.no-preposition [~en <aimer,adorer,détester,préférer,vouloir,pouvoir,devoir,falloir,espérer,savoir:present,imperfect,conditional,future> pas|plus? à|de|d'|pour <*:infinitive>] This verb is followed directly by the infinitive. → $2 $3 $5
[<aller:present> à|de {clitic}? <*:infinitive>] → $1 $3 $4
[<aller:participle,infinitive> à <*:infinitive>] → $1 $3
phrase.avoir-states [j'|je|tu|nous|vous <être> + froid|chaud|raison] Phrases with *froid*, *chaud*, *peur* or *raison* take *avoir*, not *être*.
[~c' <être> + ~le|la|l'|les faim|soif|raison|sommeil|besoin|envie|tort|peur|honte]
second-verb.vouloir-que [<vouloir> mon|ma|mes|leur|leurs|les|nos|notre {noun:family,friends,school} à? <*:infinitive>] “Want somebody to” is *vouloir que* with the subjunctive.
tense.si-imperfect [~même|<savoir,demander,voir,dire>|encore|vraiment|pas|ignore|me|te si|s' !je|j' tout? {subject}|{det} {adj}? {noun}|monde? et|{adj}? {det}|moi? {noun}? {clitic}? {clitic}? <*:conditional>] With the conditional in the other half, use the imperfect after *si*.
[~<savoir,demander,voir,dire>|encore|vraiment|pas|ignore|me|te si je|j' <*:conditional>] → $2 $3 $4<:imperfect>
tense.si-conditional* [~même si j'|je|on|nous|il|elle <*:imperfect> ... je|j' <*:future>] After *si* and the imperfect, use the conditional in the other half.
tense.si-conditional [~même|comme|sais|demande si j'|je <*:imperfect> ... je|j' !ai|suis|aime|préfère|pense|trouve|crois|sais|ne|n' !{noun} <*:present>]
tense.used-to-imperfect [étais|était|étions|étaient|avais|avait + {num}? petit|petite|petits|petites|jeune|jeunes|enfant|ans , !c' {det}? {noun}|{subject} y? <être,avoir,faire:present> !<*:participle> !toujours|encore|plus] Use the imperfect tense for how things used to be.
[<être:imperfect> + petit|petite|petits|petites|jeune|jeunes|enfant|enfants , ... <avoir,être:present> toujours|souvent? <*:participle> ... toujours|souvent|chaque|tous|toutes les? {any}]
[primaire|maternelle , ... <avoir,être:present> toujours|souvent? <*:participle> ... toujours|souvent|chaque|tous|toutes les? jours|matins|soirs|semaines|étés|samedis|$]
[^ autrefois|avant , les|mes|on gens|jeunes|enfants|parents|grands-parents? <avoir,être:present> <*:participle>]
tense.si-clause-imperfect [~sais|sait|demande|savoir|pas|même|comme si j'|je|on|nous|il|tu !<*:imperfect> <*:present> ... je|j'|on|nous|il|tu !<vouloir,aimer,pouvoir,devoir,préférer,adorer> <*:conditional>] When the main clause is conditional, *si* takes the imperfect: *si j'avais*.
tense.quand-je-serai [quand je suis plus? âgé|âgée|vieux|vieille|grand|grande|adulte] This is still to come, so use the future: *quand je serai grand*. → quand je serai $4 $5
auxiliary.cetait [c' est été] “It was” is *c'était*. → c' était
tense.quand-jetais [quand j' ai été plus? petit|petite|jeune|enfant] “When I was” is in the imperfect: *quand j'étais*. → quand j' étais $5 $6
[( quand j' ai eu {num} ans ) , je|j'|on|nous ne|n'? <*:imperfect>] → quand j' avais $6 ans
second-verb.etre-participle* [${pronouns}|{noun:family,friends} <être> <aller,venir,arriver,partir,rester,tomber,entrer,rentrer,sortir,monter,descendre,devenir,retourner,revenir:infinitive>] After *être*, use the past participle: *allé(e)*, *resté(e)*.
second-verb.avant-infinitive [avant <*:infinitive>] *Avant* needs *de* before an infinitive. → avant de $2
phrase.missing-que [<penser,croire,espérer:present> ~pas c'|j'|je|tu|il|elle|ils|elles|on|ça <*>] You can't leave out *que* (“that”) in French.
[~me|te|lui|nous|vous|leur faut|faudrait j'|je|on|tu|nous|ils|elle {clitic}? <*>]
[il faut|faudrait il !y {clitic}? <*>]
[~le|la|l'|les|te|me <trouver:present> c'|il|elle|ils|elles <être>]
second-verb.il-y-a-incomplete [il|n' y toujours|rien|beaucoup|un|une|des|deux|trois|plein|trop|pas] The verb is missing: *il y a*. → $1 y a $3
tense.quand-jetais [<être,avoir:present> <*:participle> ... quand|lorsque j'|il|elle <avoir:present> {num} ans]
phrase.avant-de [avant je|j'|tu|on|nous|il|elle|ils !ai {clitic}? !<aimer,adorer,détester,préférer,être,avoir,habiter,vivre,penser,croire> <*:present>] “Before doing” is *avant de* with the infinitive.
infinitive.after-qui-ending [et qui <habiter,vivre,être,avoir,travailler,aller,jouer,dormir,manger,parler,faire:infinitive>] After *qui*, don't use the infinitive: the verb agrees with the noun before *qui*.
[{noun} qui <*:infinitive>]
reflexive.not-reflexive [se|s' <commencer,arriver,rester,partir,exister,voyager,coûter,tomber,grandir,maigrir,divorcer,nager>] → $2
reflexive.sappeler [<être:present,imperfect> appelé|appelée|appelés|appelées !<*> !à|par|{det}]
second-verb.de-before-verb [rêve|but|objectif|passion|ambition <être:present,imperfect> !dîner|déjeuner|goûter <*:infinitive>] → $1 $2 de $4
second-verb.no-preposition [me|m'|te|t'|nous <laisser,faire> à|de|d' !manger|boire|dîner|déjeuner|goûter|penser <*:infinitive>] → $1 $2 $5
phrase.age-difference [<être> {num} ans plus vieux|vieille|âgé|âgée|grand|grande que|qu'] For a difference in age, say *de plus* or *de moins*. → $1<avoir> $2 ans de plus $6
[<être> {num} ans plus jeune|petit|petite que|qu'] → $1<avoir> $2 ans de moins $6
phrase.en-avoir-marre [~en <être,avoir> + marre] “To be fed up” is *en avoir marre*.
phrase.combien-etre-le-noun [combien <être> le|la|l'|les|ce|cette {noun}] To ask a price, use *coûter*, not *être*. → $1 $2<coûter> $3 $4
phrase.garder-fit [<garder,rester,être> fit] “Fit” is English here: “to keep fit” is *rester en forme*. → $1<rester> en forme
phrase.y-avoir-non-noun [y <avoir> non {noun}] For “there is no”, use *ne* and *pas*, not *non*. → n'y $2 pas de $4
phrase.number-gens [{num}|plusieurs gens] After a number or *plusieurs*, use *personnes*, not *gens*. → $1 personnes
phrase.prendre-apres-mon-family [<prendre> après mon|ma|mes {noun:family}] “To take after” somebody is *ressembler à*. → $1<ressembler> à $3 $4
word-order.pronoun-second-verb [me|te|lui|le|les <vouloir,pouvoir,devoir,aller:present,imperfect,future,conditional> pas? <*:infinitive>] The object pronoun goes before the infinitive. “Want somebody to” is *vouloir que*.
word-order.faire-me-infinitive [<faire,laisser:present,imperfect,future,conditional> me|m'|te|t' <*:infinitive>] The object pronoun goes before *faire* or *laisser*. → $2 $1 $3
auxiliary.etre-verbs [après avoir <aller,venir,arriver,partir,rester,tomber,entrer,revenir:participle>] This verb forms the perfect tense with *être*. → $1 être $3
[après avoir <rentrer,sortir,monter,descendre,retourner,passer:participle> à|au|chez|de|du|dans|tôt|tard|en|avec|$]
reflexive.not-reflexive [se|s' <être> <commencer,arriver,rester,voyager,exister,coûter,grandir,divorcer:participle>]
reflexive.missing-pronoun [parents|ils|elles|nous|on|frère|sœur|oncle|tante <avoir> <marier:participle> $|en|il|quand|à|dans]
[j'|il|elle|on|nous <avoir> assis]
person.et-moi [^ ma|mes {noun:family,friends} nous {we}] → $2 $3 et moi $5
second-verb.link-de-a [autorisé|autorisés|autorisée|obligé|obligés|obligée <*:infinitive>]
second-verb.c-est-adjective-a [c' est|était|serait + {adj} à parler|discuter|jouer|nager|voyager|travailler|rester|sortir] After *c'est* and an adjective, use *de* before the infinitive. → $1 $2 $4 de $6
second-verb.c-est-facile-a* [( c' est|était|serait + facile|difficile|dur|amusant|bon|agréable|simple|utile|intéressant à <*:infinitive> ) le|la|les|l'|un|une|mon|ma|mes {thing}] When the infinitive has an object after it, use *de*, not *à*. → $2 $3 $5 de $7
second-verb.journee-gerund [journée|temps|soirée|heures|matinée|week-end !{adj} !devant|pendant|durant|suivant <*:gerund>] For how you spend time, use *à* and the infinitive. → $1 à $4<:infinitive>
auxiliary.missing-helper [^ mon|ma|mes|notre|le|la|les {noun:family,friends}|équipe !<*> <gagner,visiter,manger,regarder,acheter,préparer,jouer,perdre,voir,lire,finir,écouter,prendre:participle> {det}|au|à]
tense.when-i-grow-up [quand je grandis] “When I grow up” is *quand je serai grand(e)*.
`;
