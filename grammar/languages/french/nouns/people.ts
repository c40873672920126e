import type { NounTable } from "../../../core/morphology.ts";

/** Nouns for people, their bodies, clothes, feasts and animals; how they are written: `nouns.ts`. */
export const people: NounTable = {
  family: {
    m: `père:father frère:brother oncle:uncle cousin grand-père/grands-pères:grandfather beau-père/beaux-pères:stepfather
demi-frère/demi-frères:half-brother neveu:nephew papa:dad jumeau:twin parent papi:grandad divorce aîné:eldest parrain:godfather+
prénom:first_name couple+`,
    f: `mère:mother sœur:sister tante:aunt cousine:cousin grand-mère/grands-mères:grandmother famille:family belle-mère/belles-mères:stepmother
demi-sœur/demi-sœurs:half-sister maman:mum jumelle:twin mamie:grandma belle-sœur/belles-sœurs:sister-in-law épouse:wife+ naissance:birth
aînée:eldest marraine:godmother+ adoption+ génération+`,
    mf: `enfant:child ado:teenager `,
    mp: `parents grands-parents:grandparents `,
  },
  friends: {
    m: `courage+ talent bébé:baby mari:husband fils:son ami:friend copain:friend garçon:boy homme:man voisin:neighbour adolescent:teenager type:guy
gars/gars:guy rapport:relationship+ rendez-vous/rendez-vous:date amour:love conflit:conflict+ humour sourire:smile secret
confident:confidant+ modèle:model invité:guest correspondant:penfriend membre:member ennemi:enemy+ étranger:stranger
monsieur/messieurs:gentleman roi:king prince mensonge:lie+ défaut:fault+ soutien:support+ sentiment:feeling+ respect bonheur:happiness+
accueil:welcome`,
    f: `femme:woman fille:girl amie:friend copine:friend voisine:neighbour personne:person amitié:friendship dispute:argument dame:lady
relation:relationship rencontre:meeting+ confiance:trust+ qualité:quality personnalité:personality jeunesse:youth+ adolescence+
adolescente:teenager enfance:childhood+ correspondante:penfriend reine:queen étrangère:stranger joie:joy+ colère:anger+ jalousie:jealousy+
patience+ gentillesse:kindness+ blague:joke confidence+ bande:gang+ barbe:beard`,
    mp: `gens:people jeunes:young_people`,
    mf: `jeune:young_person pote:mate partenaire:partner+ célibataire:single_person adulte:adult camarade:mate`,
  },
  health: {
    m: `corps/corps:body bras/bras:arm dos/dos:back pied:foot nez/nez:nose ventre:stomach sommeil:sleep tabac:tobacco alcool:alcohol stress
cœur:heart genou/genoux:knee accident médicament:medicine+ cancer+ doigt:finger estomac:stomach+ rhume:cold+ œil/yeux:eye os/os:bone+
poids/poids:weight+ poumon:lung+ sang:blood+ visage:face souci:worry+ poil:hair+ équilibre:balance+ bien-être/bien-être:well-being+ patient
blessé:injured_person+ secours/secours:help+ plaisir:pleasure matériel:equipment`,
    f: `santé:health tête:head main:hand jambe:leg bouche:mouth dent:tooth maladie:illness forme:fitness cigarette gorge:throat cheville:ankle+
crise:crisis+ dépression+ épaule:shoulder fièvre:fever+ figure:face+ fatigue:tiredness+ grippe:flu+ habitude:habit joue:cheek+ lèvre:lip+
oreille:ear peau/peaux:skin+ opération+ résolution+ odeur:smell+ humeur:mood tache:stain hygiène+ douleur:pain+ allergie:allergy+ migraine+`,
    mp: `yeux:eyes cheveux:hair`,
    mf: `malade:sick_person mort:death+ `,
    fp: ``,
  },
  animals: {
    m: `chien:dog cheval/chevaux:horse lapin:rabbit oiseau:bird hamster animal/animaux cochon:pig mouton:sheep chiot:puppy dinosaure:dinosaur
kangourou:kangaroo perroquet:parrot+ poney:pony âne:donkey+ refuge:shelter+`,
    f: `vache:cow tortue:tortoise chatte:cat chienne:dog brebis/brebis:ewe+ poule:hen+ cage laisse:lead+`,
  },
  shopping: {
    m: `vêtement:garment pantalon:trousers jean:jeans pull:jumper manteau:coat chapeau:hat tee-shirt/tee-shirts:T-shirt cadeau:present
prix/prix:price sweat:sweatshirt short:shorts euro maillot:swimsuit bonnet:woolly_hat t-shirt/t-shirts:T-shirt shopping
sweat-shirt/sweat-shirts:sweatshirt blouson:jacket legging:leggings look achat:purchase bracelet slip:pants pyjama:pyjamas costume:suit
gilet:cardigan+ chemisier:blouse+ parapluie:umbrella portefeuille:wallet+ reçu:receipt+ style cuir:leather+ jouet:toy paquet:packet kilo
litre gramme:gram morceau/morceaux:piece`,
    f: `robe:dress jupe:skirt chemise:shirt veste:jacket chaussure:shoe cravate:tie marque:brand chaussette:sock casquette:cap basket:trainer
taille:size culotte:knickers+ écharpe:scarf+ étiquette:label+ laine:wool+ soie:silk+ monnaie:change+ rayure:stripe+ poche:pocket+ liste:list
barquette:punnet+ coiffure:hairstyle+ cliente:customer commande:order paire:pair dépense:expense+`,
    mp: `jeans vêtements:clothes habits:clothes ongles:nails+ bijoux:jewellery`,
    fp: `baskets:trainers lunettes:glasses courses:shopping fringues:clothes`,
  },
  festivals: {
    m: `anniversaire:birthday Noël:Christmas carnaval/carnavals:carnival mariage:wedding festival/festivals sapin:Christmas_tree défilé:parade
Ramadan:Ramadan Aïd:Eid Diwali:Diwali baptême:christening+ événement:event Halloween:Halloween temple+ chrétien:Christian+ juif:Jew+
musulman:Muslim+ symbole:symbol+ marié:bridegroom+ témoin:witness+ confetti lendemain:next_day`,
    f: `fête:party boum:party tradition coutume:custom bougie:candle carte:card veille:eve+ Chandeleur:Pancake_Day cérémonie:ceremony+ célébration+
surprise guirlande:tinsel+ bûche:yule_log+ mariée:bride+ chrétienne:Christian+ musulmane:Muslim+ juive:Jew+ invitation foi:faith+
déco:decoration décoration`,
    fp: `Pâques:Easter noces:wedding+`,
  },
};
