/**
 * "masculine:english", or "masculine/feminine:english", or all four forms in the order ms/fs/mp/fp, where the rule does
 * not lead there. A "!" behind the English marks adjectives that may stand before their noun, "=" those that never change,
 * "+" words of the higher tier.
 */
export const adjectives = {
  positive: `super:great= intéressant:interesting amusant:fun passionnant:exciting
      génial/géniale/géniaux/géniales:great bon/bonne:good! beau/belle/beaux/belles:beautiful! joli:pretty!
      délicieux/délicieuse:delicious sympa:nice= gentil/gentille:kind cool= utile:useful facile:easy excellent!
      fantastique:fantastic magnifique:magnificent! agréable:pleasant drôle:funny chouette:great
      heureux/heureuse:happy content:pleased relaxant:relaxing merveilleux/merveilleuse:wonderful!
      incroyable:incredible! formidable:great! extraordinaire:extraordinary marrant:funny rigolo/rigolote:funny
      généreux/généreuse:generous intelligent calme:calm sain:healthy meilleur:better! parfait:perfect!
      préféré:favourite fier/fière:proud confortable:comfortable pratique:practical propre:clean!
      enrichissant:rewarding divertissant:entertaining chaleureux/chaleureuse:warm motivant:motivating
      délicat:delicate fascinant:fascinating reposant:restful adorable+ charmant:charming+ aimable:kind+
      attentif/attentive:attentive+ attirant:attractive+ bénéfique:beneficial+ brillant:brilliant+ captivant:gripping+
      compréhensif/compréhensive:understanding+ courageux/courageuse:brave créatif/créative:creative doué:gifted+
      dynamique:dynamic+ écologique:green+ éducatif/éducative:educational+ efficace:effective+ élégant+
      énorme:enormous! essentiel/essentielle:essential étonnant:amazing+ exceptionnel/exceptionnelle:exceptional
      exotique:exotic+ fidèle:loyal+ flexible+ fiable:reliable+ gracieux/gracieuse:graceful+ honnête:honest+
      idéal/idéale/idéaux/idéales impressionnant:impressive+ inoubliable:unforgettable+ inspirant:inspiring+
      instructif/instructive:instructive+ joyeux/joyeuse:cheerful! juste:fair+ luxueux/luxueuse:luxurious+
      mignon/mignonne:cute optimiste:optimistic+ original/originale/originaux/originales paisible:peaceful+ patient+
      pittoresque:picturesque+ plaisant:pleasant+ poli:polite+ positif/positive:positive précieux/précieuse:precious+
      ravi:delighted+ romantique:romantic satisfaisant:satisfying+ sage:well-behaved+ sécurisé:safe+
      sensationnel/sensationnelle:sensational+ serviable:helpful+ sociable+ spectaculaire:spectacular+
      talentueux/talentueuse:talented+ tolérant+ varié:varied+ vif/vive:lively+ vivant:lively+
      savoureux/savoureuse:tasty+ équilibré:balanced+ rassurant:reassuring+ entraînant:catchy+
      enthousiaste:enthusiastic+ confiant:confident+ responsable:responsible+ raisonnable:reasonable+
      bienveillant:kind+ passionné:passionate+ réussi:successful+ unique+ fabuleux/fabuleuse:fabulous! animé:lively+
      stimulant:stimulating+ accueillant:welcoming+ indispensable:essential+ valable:valid+
      avantageux/avantageuse:advantageous+ autonome:independent+ indépendant:independent+ mûr:mature+ modeste:modest+
      convivial/conviviale/conviviaux/conviviales:friendly+ attrayant:attractive+
      amical/amicale/amicaux/amicales:friendly+ équitable:fair+ lumineux/lumineuse:bright+
      spacieux/spacieuse:spacious+ hilarant:hilarious+ encourageant:encouraging+ émouvant:moving+ détendu:relaxed+
      rigoureux/rigoureuse:strict+ doux/douce:gentle sûr:safe`,
  negative: `ennuyeux/ennuyeuse:boring difficile:difficult nul/nulle:rubbish mauvais:bad! horrible
      affreux/affreuse:awful triste:sad fatigant:tiring fatigué:tired inutile:useless bruyant:noisy sale:dirty!
      dangereux/dangereuse:dangerous cher/chère:expensive malade:ill stressant:stressful stressé:stressed
      paresseux/paresseuse:lazy méchant:nasty! laid:ugly déçu:disappointed décevant:disappointing dégoûtant:disgusting
      compliqué:complicated strict pénible:annoying égoïste:selfish pollué:polluted malsain:unhealthy
      énervant:annoying agaçant:annoying terrible! fâché:angry seul:alone! violent absurde:absurd+
      agressif/agressive:aggressive+ alcoolique:alcoholic+ anxieux/anxieuse:anxious+ barbant:boring+ bête:silly
      bizarre:strange choquant:shocking+ coupable:guilty+ cruel/cruelle+ débile:stupid déprimant:depressing+
      déprimé:depressed+ désagréable:unpleasant+ désastreux/désastreuse:disastrous+ désobéissant:disobedient+
      désordonné:untidy+ dépassé:outdated+ démodé:old-fashioned embêtant:annoying+ ennuyant:boring
      épuisant:exhausting+ épuisé:exhausted+ étroit:narrow+ étrange:strange fainéant:lazy+ fou/folle/fous/folles:mad
      frustrant:frustrating+ gênant:embarrassing+ grave:serious gras/grasse:fatty+
      illégal/illégale/illégaux/illégales+ impatient+ impoli:rude+ impossible inadmissible:unacceptable+
      inconfortable:uncomfortable+ injuste:unfair+ inquiétant:worrying+ inquiet/inquiète:worried+
      insupportable:unbearable+ insuffisant:insufficient+ jaloux/jalouse:jealous lourd:heavy maladroit:clumsy+
      malheureux/malheureuse:unhappy malhonnête:dishonest+ monotone:monotonous+ moche:ugly négatif/négative:negative
      nerveux/nerveuse:nervous+ nocif/nocive:harmful+ nuisible:harmful+ obèse+ obligatoire:compulsory
      odieux/odieuse:hateful+ orgueilleux/orgueilleuse:proud+ pessimiste:pessimistic+ répétitif/répétitive:repetitive+
      ridicule:ridiculous sévère:strict snob:snobbish= solitaire:lonely+ stupide:stupid têtu:stubborn+ toxique:toxic+
      tragique:tragic+ vilain:naughty! vide:empty+ catastrophique:catastrophic+ addictif/addictive:addictive+
      accro/accro/accros/accros:addicted arrogant+ prétentieux/prétentieuse:pretentious+
      superficiel/superficielle:superficial+ inacceptable:unacceptable+ menacé:threatened+ défavorisé:underprivileged+
      minable:pathetic+ effrayant:frightening+ terrifiant:terrifying+ lassant:tedious+ stupéfait:amazed+
      malin/maligne:clever+ cassé:broken perdu:lost nauséabond:smelly+ dur:hard râleur/râleuse:grumpy+ médiocre+
      ingrat:ungrateful+`,
  neutral: `deuxième:second! troisième:third! quatrième:fourth! cinquième:fifth! sixième:sixth! second/seconde!
      primaire:primary secondaire:secondary grand:big! petit:small! nouveau/nouvelle/nouveaux/nouvelles:new!
      vieux/vieille/vieux/vieilles:old! jeune:young! long/longue! court:short! rouge:red bleu/bleue/bleus/bleues:blue
      vert:green noir:black blanc/blanche:white jaune:yellow gris:grey rose:pink marron:brown= violet/violette:purple
      blond brun:brown roux/rousse:red-haired français:French anglais:English espagnol:Spanish allemand:German
      italien/italienne:Italian américain:American chaud:hot froid:cold premier/première:first! dernier/dernière:last!
      prochain:next! important moderne:modern ancien/ancienne:old! historique:historic sportif/sportive:sporty
      actif/active:active timide:shy bavard:talkative sérieux/sérieuse:serious célèbre:famous riche:rich pauvre:poor!
      gros/grosse:big! âgé:aged possible nécessaire:necessary différent traditionnel/traditionnelle:traditional
      industriel/industrielle:industrial touristique:touristy tranquille:quiet quotidien/quotidienne:daily
      marié:married rapide:fast lent:slow fort:strong! haut:high! faible:weak gratuit:free prêt:ready fermé:closed
      ouvert:open travailleur/travailleuse:hard-working scolaire:school végétarien/végétarienne:vegetarian
      populaire:popular mince:slim autre:other! même:same! typique:typical culturel/culturelle:cultural
      actuel/actuelle:current+ africain:African algérien/algérienne:Algerian ambitieux/ambitieuse:ambitious+
      annuel/annuelle:annual+ arabe:Arab artistique:artistic+ asiatique:Asian australien/australienne:Australian
      autrichien/autrichienne:Austrian belge:Belgian biologique:organic+ bio:organic= bouclé:curly
      brésilien/brésilienne:Brazilian britannique:British canadien/canadienne:Canadian carré:square+
      catholique:Catholic+ célibataire:single central/centrale/centraux/centrales+ châtain:brown chinois:Chinese
      chrétien/chrétienne:Christian+ clair:light classique:classical climatique:climatic+
      commercial/commerciale/commerciaux/commerciales+ commun:common+ complet/complète:full+ complexe:complex+
      conscient:aware+ consécutif/consécutive:consecutive+ contraire:opposite+ contemporain:contemporary+
      créole:Creole+ croustillant:crunchy+ cru:raw+ cuit:cooked+ curieux/curieuse:curious+ debout:standing=
      délavé:faded+ direct+ disponible:available+ divers:various+ divorcé:divorced domestique:domestic+ double+
      droit:straight+ écossais:Scottish égal/égale/égaux/égales:equal+ électrique:electric+ électronique:electronic+
      emballé:wrapped+ entier/entière:whole+
      environnemental/environnementale/environnementaux/environnementales:environmental+ épais/épaisse:thick+
      épicé:spicy équestre:equestrian+ étranger/étrangère:foreign européen/européenne:European extérieur:outdoor+
      extrême+ extraverti:outgoing+ familial/familiale/familiaux/familiales:family+ favori/favorite:favourite
      féminin:feminine+ férié:public+ festif/festive:festive+ financier/financière:financial+ fin:fine+ foncé:dark+
      frais/fraîche/frais/fraîches:fresh frisé:curly+ futur:future+ gallois:Welsh général/générale/généraux/générales+
      gigantesque:gigantic+ global/globale/globaux/globales+ gourmand:greedy+ grec/grecque:Greek grillé:grilled+
      handicapé:disabled+ hebdomadaire:weekly+ humain:human+ humide:humid+ immense:huge! inconnu:unknown+
      indien/indienne:Indian individuel/individuelle:individual+ insolite:unusual+ intérieur:indoor+
      international/internationale/internationaux/internationales irlandais:Irish jamaïcain:Jamaican japonais:Japanese
      juif/juive:Jewish+ jumeau/jumelle/jumeaux/jumelles:twin+ laïc/laïque:secular+ large:wide+ léger/légère:light+
      libre:free local/locale/locaux/locales lointain:distant+ marocain:Moroccan masculin:masculine+
      maternel/maternelle:maternal+ médical/médicale/médicaux/médicales+ mental/mentale/mentaux/mentales+
      mexicain:Mexican mixte:mixed mondial/mondiale/mondiaux/mondiales:worldwide+ montagneux/montagneuse:mountainous+
      mort:dead+ mou/molle/mous/molles:soft+ moyen/moyenne:average+ multiculturel/multiculturelle:multicultural+
      municipal/municipale/municipaux/municipales+ musclé:muscular+ musical/musicale/musicaux/musicales
      musulman:Muslim+ natal/natale/natals/natales:native+ national/nationale/nationaux/nationales
      naturel/naturelle:natural+ néerlandais:Dutch neuf/neuve:new+ noisette:hazel= normal/normale/normaux/normales
      nombreux/nombreuse:numerous! nu:bare+ nucléaire:nuclear+ occupé:busy+ officiel/officielle:official+
      organisé:organised+ oral/orale/oraux/orales+ ordinaire:ordinary+ pakistanais:Pakistani pareil/pareille:same+
      paternel/paternelle:paternal+ personnel/personnelle:personal+ physique:physical+ piéton/piétonne:pedestrian+
      plat:flat+ plein:full! pluvieux/pluvieuse:rainy+ pointu:pointed+ polonais:Polish portugais:Portuguese
      préoccupé:worried+ présent+ principal/principale/principaux/principales:main privé:private
      professionnel/professionnelle:professional profond:deep+ protestant:Protestant+ public/publique raciste:racist+
      raide:straight+ rare+ rayé:striped+ rectangulaire:rectangular+ récent+ religieux/religieuse:religious+
      renouvelable:renewable+ réservé:reserved+ rôti:roast+ rond:round roulant:rolling+ rural/rurale/ruraux/rurales+
      russe:Russian sauvage:wild+ scientifique:scientific+ sec/sèche:dry+ séparé:separated sensible:sensitive+ simple
      similaire:similar+ situé:situated social/sociale/sociaux/sociales solaire:solar+ sombre:dark+ sourd:deaf+
      spécial/spéciale/spéciaux/spéciales sucré:sweet+ salé:salty+ suisse:Swiss supérieur:superior+
      supplémentaire:additional+ surpris:surprised+ technique:technical+ technologique:technological+
      théâtral/théâtrale/théâtraux/théâtrales:theatrical+ total/totale/totaux/totales+ tunisien/tunisienne:Tunisian
      turc/turque:Turkish urbain:urban+ vaste:vast! végétalien/végétalienne:vegan+ vegan= véritable:real! vrai:true!
      virtuel/virtuelle:virtual+ visible+ voisin:neighbouring+ volontaire:voluntary+ certain! ensoleillé:sunny
      nuageux/nuageuse:cloudy orageux/orageuse:stormy+ enneigé:snowy+ facultatif/facultative:optional+
      extrascolaire:extracurricular+ bilingue:bilingual+ adopté:adopted+ unisexe:unisex+ payant:paid+ assis:sitting
      allongé:lying+ jumelé:semi-detached+ entouré:surrounded+ connu:well-known+ adolescent:teenage+
      célébré:celebrated+ épanoui:fulfilled+ marin:marine+ culinaire:culinary+`,
} as const;
