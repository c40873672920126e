/**
 * "masculine:english", or "masculine/feminine:english", or all four forms in the order ms/fs/mp/fp, where the rule does
 * not lead there. A "!" behind the English marks adjectives that may stand before their noun, "=" those that never change,
 * "+" words of the higher tier.
 */
export const adjectives = {
  positive: `super:great= intéressant:interesting amusant:fun passionnant:exciting génial:great bon:good! beau/belle:beautiful! joli:pretty!
délicieux:delicious sympa:nice= gentil/gentille:kind cool= utile:useful facile:easy excellent! fantastique:fantastic magnifique:magnificent!
agréable:pleasant drôle:funny chouette:great heureux:happy content:pleased relaxant:relaxing merveilleux:wonderful! incroyable:incredible!
formidable:great! extraordinaire:extraordinary marrant:funny rigolo/rigolote:funny généreux:generous intelligent calme:calm sain:healthy
meilleur:better! parfait:perfect! préféré:favourite fier:proud confortable:comfortable pratique:practical propre:clean!
enrichissant:rewarding chaleureux:warm motivant:motivating délicat:delicate fascinant:fascinating reposant:restful adorable+
charmant:charming+ aimable:kind+ attentif:attentive+ attirant:attractive+ bénéfique:beneficial+ brillant:brilliant+ captivant:gripping+
compréhensif:understanding+ courageux:brave créatif:creative doué:gifted+ dynamique:dynamic+ écologique:green+ éducatif:educational+
efficace:effective+ élégant+ énorme:enormous! essentiel:essential étonnant:amazing+ exceptionnel:exceptional exotique:exotic+ fidèle:loyal+
flexible+ fiable:reliable+ adulte:adult honnête:honest+ idéal impressionnant:impressive+ inoubliable:unforgettable+ inspirant:inspiring+
joyeux:cheerful! juste:fair+ luxueux:luxurious+ mignon:cute optimiste:optimistic+ original patient+ pittoresque:picturesque+
plaisant:pleasant+ poli:polite+ positif:positive précieux:precious+ ravi:delighted+ romantique:romantic satisfaisant:satisfying+
sage:well-behaved+ sécurisé:safe+ sensationnel:sensational+ serviable:helpful+ sociable+ spectaculaire:spectacular+ talentueux:talented+
tolérant+ varié:varied+ vif:lively+ vivant:lively+ savoureux:tasty+ équilibré:balanced+ rassurant:reassuring+ entraînant:catchy+
enthousiaste:enthusiastic+ confiant:confident+ responsable:responsible+ raisonnable:reasonable+ bienveillant:kind+ passionné:passionate+
réussi:successful+ unique+ fabuleux:fabulous! animé:lively+ stimulant:stimulating+ accueillant:welcoming+ indispensable:essential+
avantageux:advantageous+ autonome:independent+ indépendant:independent+ mûr:mature+ modeste:modest+ convivial:friendly+
attrayant:attractive+ amical:friendly+ lumineux:bright+ spacieux:spacious+ hilarant:hilarious+ encourageant:encouraging+ émouvant:moving+
détendu:relaxed+ rigoureux:strict+ doux/douce:gentle sûr:safe`,
  negative: `ennuyeux:boring difficile:difficult nul/nulle:rubbish mauvais:bad! horrible affreux:awful triste:sad fatigant:tiring fatigué:tired
inutile:useless bruyant:noisy sale:dirty! dangereux:dangerous cher:expensive malade:ill stressant:stressful stressé:stressed paresseux:lazy
méchant:nasty! laid:ugly déçu:disappointed décevant:disappointing dégoûtant:disgusting compliqué:complicated strict pénible:annoying
égoïste:selfish pollué:polluted malsain:unhealthy énervant:annoying agaçant:annoying terrible! fâché:angry seul:alone! violent
absurde:absurd+ agressif:aggressive+ alcoolique:alcoholic+ anxieux:anxious+ barbant:boring+ bête:silly bizarre:strange choquant:shocking+
coupable:guilty+ cruel+ débile:daft déprimant:depressing+ déprimé:depressed+ désagréable:unpleasant+ désastreux:disastrous+
désobéissant:disobedient+ désordonné:untidy+ dépassé:outdated+ démodé:old-fashioned embêtant:annoying+ ennuyant:boring épuisant:exhausting+
épuisé:exhausted+ étroit:narrow+ étrange:strange fainéant:lazy+ fou/folle:mad frustrant:frustrating+ gênant:embarrassing+ grave:serious
gras/grasse:fatty+ illégal+ impatient+ impoli:rude+ impossible inadmissible:unacceptable+ inconfortable:uncomfortable+ injuste:unfair+
inquiétant:worrying+ inquiet/inquiète:worried+ insupportable:unbearable+ insuffisant:insufficient+ jaloux/jalouse:jealous lourd:heavy
maladroit:clumsy+ malheureux:unhappy malhonnête:dishonest+ monotone:monotonous+ moche:ugly négatif:negative nerveux:nervous+ obèse+
obligatoire:compulsory pessimiste:pessimistic+ répétitif:repetitive+ ridicule:ridiculous sévère:strict snob:snobbish= solitaire:lonely+
stupide:stupid têtu:stubborn+ toxique:toxic+ tragique:tragic+ vilain:naughty! vide:empty+ catastrophique:catastrophic+ addictif:addictive+
accro/accro:addicted arrogant+ prétentieux:pretentious+ superficiel:superficial+ inacceptable:unacceptable+ menacé:threatened+
défavorisé:underprivileged+ effrayant:frightening+ terrifiant:terrifying+ lassant:tedious+ malin/maligne:clever+ cassé:broken perdu:lost
dur:hard médiocre+`,
  neutral: `deuxième:second! troisième:third! quatrième:fourth! cinquième:fifth! sixième:sixth! second! primaire:primary grand:big! petit:small!
nouveau/nouvelle:new! vieux/vieille:old! jeune:young! long/longue! court:short! rouge:red bleu/bleue/bleus:blue vert:green noir:black
blanc/blanche:white jaune:yellow gris:grey rose:pink marron:brown= violet/violette:purple blond brun:brown roux/rousse:red-haired
français:French anglais:English espagnol:Spanish allemand:German italien:Italian américain:American chaud:hot froid:cold premier:first!
dernier:last! prochain:next! important moderne:modern ancien:old! historique:historic sportif:sporty actif:active timide:shy
bavard:talkative sérieux:serious célèbre:famous riche:rich pauvre:poor! gros/grosse:big! âgé:aged possible nécessaire:necessary différent
traditionnel:traditional industriel:industrial touristique:touristy tranquille:quiet quotidien:daily marié:married rapide:fast lent:slow
fort:strong! haut:high! faible:weak gratuit:free prêt:ready fermé:closed ouvert:open travailleur/travailleuse:hard-working scolaire:school
végétarien:vegetarian populaire:popular mince:slim autre:other! même:same! typique:typical culturel:cultural actuel:current+
africain:African ambitieux:ambitious+ arabe:Arab artistique:artistic+ asiatique:Asian australien:Australian belge:Belgian bio:organic=
bouclé:curly brésilien:Brazilian britannique:British canadien:Canadian catholique:Catholic+ célibataire:single central+ châtain:brown
chinois:Chinese chrétien:Christian+ clair:light classique:classical climatique:climatic+ commercial+ commun:common+ complet/complète:full+
complexe:complex+ conscient:aware+ contraire:opposite+ contemporain:contemporary+ cru:raw+ curieux:curious+ debout:standing= direct+
disponible:available+ divers:various+ divorcé:divorced domestique:domestic+ double+ droit:straight+ écossais:Scottish égal:equal+
électrique:electric+ électronique:electronic+ entier:whole+ environnemental:environmental+ épais/épaisse:thick+ épicé:spicy étranger:foreign
européen/européenne:European extérieur:outdoor+ extrême+ extraverti:outgoing+ familial:family+ favori/favorite:favourite féminin:feminine+
férié:public+ financier:financial+ fin:fine+ foncé:dark+ frais/fraîche:fresh frisé:curly+ futur:future+ gallois:Welsh général+
gigantesque:gigantic+ global+ gourmand:greedy+ grec/grecque:Greek grillé:grilled+ handicapé:disabled+ humain:human+ humide:humid+
immense:huge! inconnu:unknown+ indien:Indian individuel:individual+ intérieur:indoor+ international irlandais:Irish japonais:Japanese
juif:Jewish+ jumeau/jumelle:twin+ large:wide+ léger:light+ libre:free local marocain:Moroccan masculin:masculine+ maternel:maternal+
médical+ mental+ mexicain:Mexican mixte:mixed mondial:worldwide+ montagneux:mountainous+ mort:dead+ moyen/moyenne:average+
multiculturel:multicultural+ municipal+ musclé:muscular+ musical musulman:Muslim+ national naturel:natural+ néerlandais:Dutch
neuf/neuve:new+ noisette:hazel= normal nombreux:numerous! nu:bare+ nucléaire:nuclear+ occupé:busy+ officiel:official+ organisé:organised+
oral+ ordinaire:ordinary+ pareil/pareille:same+ personnel:personal+ physique:physical+ piéton:pedestrian+ plat:flat+ plein:full!
pluvieux:rainy+ polonais:Polish portugais:Portuguese préoccupé:worried+ présent+ principal:main privé:private professionnel:professional
profond:deep+ public/publique raciste:racist+ rare+ rayé:striped+ récent+ religieux:religious+ renouvelable:renewable+ réservé:reserved+
rôti:roast+ rond:round rural+ russe:Russian sauvage:wild+ scientifique:scientific+ sec/sèche:dry+ séparé:separated sensible:sensitive+
simple situé:situated social solaire:solar+ sombre:dark+ sourd:deaf+ spécial sucré:sweet+ salé:salty+ suisse:Swiss supérieur:superior+
supplémentaire:additional+ surpris:surprised+ technique:technical+ technologique:technological+ total+ turc/turque:Turkish urbain:urban+
vaste:vast! végétalien:vegan+ vegan= véritable:real! vrai:true! virtuel:virtual+ visible+ voisin:neighbouring+ volontaire:voluntary+
certain! ensoleillé:sunny nuageux:cloudy orageux:stormy+ enneigé:snowy+ extrascolaire:extracurricular+ bilingue:bilingual+ adopté:adopted+
assis:sitting allongé:lying+ jumelé:semi-detached+ entouré:surrounded+ connu:well-known+ adolescent:teenage+ marin:marine+
culinaire:culinary+`,
} as const;
