import type { NounTable } from "../../morphology.ts";

/** Nouns for people, their bodies, clothes, feasts and animals; how they are written: `nouns.ts`. */
export const people: NounTable = {
  family: {
    m: `père:father frère:brother oncle:uncle cousin grand-père/grands-pères:grandfather
      beau-père/beaux-pères:stepfather demi-frère/demi-frères:half-brother neveu:nephew papa:dad jumeau:twin parent
      beau-frère/beaux-frères:brother-in-law petit-fils/petits-fils:grandson papi:grandad papy:grandad pépé:grandad
      fiancé:fiancé+ divorce beau-fils/beaux-fils:stepson+ époux/époux:husband+ aîné:eldest cadet:youngest
      parrain:godfather+ surnom:nickname+ prénom:first_name couple+ nouveau-né/nouveau-nés:newborn+ veuf:widower+
      frérot:little_brother tonton:uncle`,
    f: `mère:mother sœur:sister tante:aunt cousine:cousin grand-mère/grands-mères:grandmother famille:family
      belle-mère/belles-mères:stepmother demi-sœur/demi-sœurs:half-sister nièce maman:mum jumelle:twin mamie:grandma
      mémé:grandma petite-fille/petites-filles:granddaughter belle-sœur/belles-sœurs:sister-in-law
      belle-fille/belles-filles:stepdaughter+ fiancée:fiancée+ épouse:wife+ naissance:birth aînée:eldest
      cadette:youngest marraine:godmother+ veuve:widow+ adoption+ génération+ sœurette:little_sister tata:auntie
      fratrie:siblings+`,
    mf: `enfant:child ado:teenager gosse:kid`,
    mp: `parents grands-parents:grandparents beaux-parents:in-laws petits-enfants:grandchildren ancêtres:ancestors+`,
  },
  friends: {
    m: `courage+ talent bébé:baby mari:husband fils:son ami:friend copain:friend garçon:boy homme:man voisin:neighbour
      petit-copain/petits-copains:boyfriend adolescent:teenager type:guy mec:guy gars/gars:guy rapport:relationship+
      rendez-vous/rendez-vous:date amour:love conflit:conflict+ humour sourire:smile secret confident:confidant+
      modèle:model invité:guest correspondant:penfriend membre:member ennemi:enemy+ étranger:stranger
      monsieur/messieurs:gentleman roi:king prince célibat:single_life+ mensonge:lie+ comportement:behaviour+
      défaut:fault+ soutien:support+ sentiment:feeling+ respect égoïsme:selfishness+ bonheur:happiness+
      accueil:welcome`,
    f: `femme:woman fille:girl amie:friend copine:friend voisine:neighbour personne:person
      petite-copine/petites-copines:girlfriend amitié:friendship dispute:argument meuf:girl dame:lady
      mademoiselle/mesdemoiselles:miss relation:relationship rencontre:meeting+ confiance:trust+ qualité:quality
      personnalité:personality jeunesse:youth+ vieillesse:old_age+ adolescence+ adolescente:teenager
      enfance:childhood+ invitée:guest correspondante:penfriend reine:queen princesse:princess étrangère:stranger
      joie:joy+ tristesse:sadness+ colère:anger+ jalousie:jealousy+ patience+ gentillesse:kindness+
      générosité:generosity+ blague:joke confidence+ bande:gang+ bise:kiss ressemblance:likeness+ barbe:beard
      moustache`,
    mp: `gens:people jeunes:young_people`,
    mf: `jeune:young_person pote:mate partenaire:partner+ célibataire:single_person adulte:adult camarade:mate`,
  },
  health: {
    m: `corps/corps:body bras/bras:arm dos/dos:back pied:foot nez/nez:nose ventre:stomach sommeil:sleep tabac:tobacco
      alcool:alcohol stress cœur:heart genou/genoux:knee accident alcoolisme:alcoholism+ médicament:medicine+
      comprimé:tablet+ cancer+ cerveau/cerveaux:brain+ cou:neck coude:elbow+ doigt:finger orteil:toe+ estomac:stomach+
      fumeur:smoker+ foie:liver+ front:forehead+ rhume:cold+ œil/yeux:eye os/os:bone+ poids/poids:weight+ poumon:lung+
      poing:fist+ repos/repos:rest+ sang:blood+ tabagisme:smoking+ visage:face sida:AIDS+ souci:worry+ vaccin:vaccine+
      équilibre:balance+ bien-être/bien-être:well-being+ patient blessé:injured_person+ secours/secours:help+
      épuisement:exhaustion+ plaisir:pleasure vapotage:vaping+ matériel:equipment surpoids/surpoids:excess_weight+
      tatouage:tattoo+`,
    f: `santé:health tête:head main:hand jambe:leg bouche:mouth dent:tooth maladie:illness forme:fitness cigarette
      drogue:drug gorge:throat anorexie:anorexia+ ambulance cheville:ankle+ crise:crisis+ cuisse:thigh+ dépression+
      diète:diet épaule:shoulder fièvre:fever+ figure:face+ fatigue:tiredness+ grippe:flu+ habitude:habit
      insolation:sunstroke+ joue:cheek+ lèvre:lip+ obésité:obesity+ oreille:ear ordonnance:prescription+
      peau/peaux:skin+ piqûre:sting+ poitrine:chest+ toux/toux:cough+ désintoxication:detox+ cure:treatment+
      relaxation+ pilule:pill+ opération+ seringue:syringe+ résolution+ odeur:smell+ humeur:mood vapoteuse:vape+ méditation
      tache:stain calorie+ hygiène+ douleur:pain+ allergie:allergy+ migraine+`,
    mp: `yeux:eyes cheveux:hair`,
    mf: `malade:sick_person mort:death+ toxicomane:drug_addict+ obèse:obese_person+`,
    fp: `vitamines:vitamins+`,
  },
  animals: {
    m: `chien:dog cheval/chevaux:horse lapin:rabbit oiseau:bird hamster animal/animaux cochon:pig mouton:sheep
      serpent:snake poisson-rouge/poissons-rouges:goldfish chaton:kitten chiot:puppy cobaye:guinea_pig+ coq:cockerel+
      dinosaure:dinosaur gorille:gorilla kangourou:kangaroo lézard:lizard+ perroquet:parrot+ phasme:stick_insect
      pingouin:penguin poney:pony zèbre:zebra labrador caniche:poodle+ furet:ferret+ reptile+ âne:donkey+
      mammifère:mammal+ refuge:shelter+ labradoodle cockapoo`,
    f: `vache:cow souris/souris:mouse tortue:tortoise perruche:budgie chatte:cat chienne:dog brebis/brebis:ewe+
      chèvre:goat+ gerbille:gerbil poule:hen+ oie:goose+ jument:mare+ cage lapine:rabbit gamelle:bowl+ laisse:lead+
      patte:paw+ aile:wing+`,
  },
  shopping: {
    m: `vêtement:garment pantalon:trousers jean:jeans pull:jumper manteau:coat chapeau:hat
      tee-shirt/tee-shirts:T-shirt cadeau:present prix/prix:price sweat:sweatshirt short:shorts euro maillot:swimsuit
      bonnet:woolly_hat t-shirt/t-shirts:T-shirt shopping sweat-shirt/sweat-shirts:sweatshirt blouson:jacket
      legging:leggings centre-commercial/centres-commerciaux:shopping_centre look achat:purchase bracelet
      collier:necklace+ collant:tights+ caleçon:boxers+ slip:pants pyjama:pyjamas sous-vêtement:underwear+
      costume:suit tailleur:suit+ imperméable:raincoat+ imper:mac+ anorak gilet:cardigan+ polo:polo_shirt
      débardeur:tank_top+ chemisier:blouse+ foulard:scarf+ parapluie:umbrella parfum:perfume
      porte-monnaie/porte-monnaie:purse+ portefeuille:wallet+ rayon:department+ reçu:receipt+ remboursement:refund+
      centime:cent style cuir:leather+ coton:cotton+ velours/velours:velvet+ jouet:toy escarpin:court_shoe+
      talon:heel+ paquet:packet kilo litre gramme:gram morceau/morceaux:piece chariot:trolley+ hoodie béret
      vernis/vernis:nail_varnish+ trench:trench_coat costard:suit ruban:ribbon+`,
    f: `robe:dress jupe:skirt chemise:shirt veste:jacket chaussure:shoe cravate:tie marque:brand botte:boot
      chaussette:sock casquette:cap basket:trainer taille:size bague:ring+ ceinture:belt+ capuche:hood+
      culotte:knickers+ écharpe:scarf+ étiquette:label+ laine:wool+ soie:silk+ monnaie:change+ pantoufle:slipper+
      sandale:sandal pointure:shoe_size+ promotion:special_offer+ rayure:stripe+ poche:pocket+ liste:list
      tirelire:moneybox+ douzaine:dozen+ barquette:punnet+ coiffure:hairstyle+ cliente:customer commande:order
      livraison:delivery+ doudoune:puffer_jacket paire:pair dépense:expense+`,
    mp: `jeans vêtements:clothes collants:tights+ habits:clothes soldes:sales ongles:nails+ bijoux:jewellery`,
    fp: `baskets:trainers lunettes:glasses courses:shopping fringues:clothes tongs:flip-flops`,
  },
  festivals: {
    m: `anniversaire:birthday Noël:Christmas carnaval/carnavals:carnival feu-d'artifice/feux-d'artifice:fireworks
      mariage:wedding festival/festivals bal/bals:ball sapin:Christmas_tree défilé:parade réveillon:New_Year's_Eve
      Ramadan:Ramadan Aïd:Eid Hanoukka:Hanukkah Diwali:Diwali déguisement:fancy_dress+ masque:mask char:float+
      baptême:christening+ enterrement:funeral+ vœu/vœux:wish+ événement:event Halloween:Halloween
      muguet:lily_of_the_valley+ temple+ dieu/dieux:god+ chrétien:Christian+ juif:Jew+ musulman:Muslim+ sikh:Sikh+
      hindou:Hindu+ religieux:monk+ symbole:symbol+ patrimoine:heritage+ marié:bridegroom+ témoin:witness+ confetti
      cracker lendemain:next_day`,
    f: `fête:party boum:party tradition coutume:custom bougie:candle carte:card veille:eve+
      Saint-Valentin:Valentine's_Day Saint-Sylvestre:New_Year's_Eve Toussaint:All_Saints'_Day+ Chandeleur:Pancake_Day
      foire:fair+ cérémonie:ceremony+ célébration+ messe:mass+ procession+ surprise guirlande:tinsel+ bûche:yule_log+
      mariée:bride+ chrétienne:Christian+ musulmane:Muslim+ juive:Jew+ épiphanie:Epiphany+ invitation parade
      prière:prayer+ foi:faith+ déco:decoration décoration`,
    fp: `Pâques:Easter noces:wedding+ décorations`,
  },
};
