import type { Vocabulary } from "../../core/vocabulary.ts";

export const words: Vocabulary = {
  telling: `je j' tu il elle nous vous ils elles mon ma mes ton ta tes ses notre nos votre vos leur leurs le les du des au aux un une et est suis sont
avec dans pour sur sous chez mais où parce que qu' qui quand c' ce cette ces cet ça ne n' pas l' d' s' m' t' très beaucoup aussi était j'ai
avons avez ont avoir être fait va vais voudrais aime moi toi y lui plus moins trop`,
  known: `baiser balade bouclier chaussée composite commande compagne conforme congé conter croissant curie débitant décadent déminage féerie filament grade grossesse grotte jardinier joute laser liasse locution navigant notation nutation patrie patron paroisse pliant pointure prêtre procédé protée remorque sculpteur soufre suave tarte teint tourment procéder
postale postales peinture coussin preuve linge concret continent puissant champagne tirer tire boite boites stop bridge country running live goal corner
break body caille pancakes exam exams don mine mines dattes blog cadet cadette abri absolument aise argument arguments art arts aucun audience
balance bas bientôt bistro blouse bonjour bonsoir boss bout box boxer boxers bref building cake cakes cap capital cardigan carrément cartoon
cartoons case ceci celle celles celui cependant ceux chacun chacune challenge chaque chorus compliment compliments complètement cordial
correct corridor d'habitude data dedans dehors designer deuxièmement district drive duvet enfin ensemble environ ex exactement exploit
express face faux file files final flirt fun gang genre gentleman grill généralement hacker hand haussent heureusement houmous il-y-a jusqu'
jusque label labels lady laquelle lequel light ligne loin londres lot lots loyal lunch là là-bas mac manchester mark master mature meeting
mention microphone microphones miennes miens mieux milieu mille mine miss mix mouais must net news ni notice noëlle nôtre or outing
packaging palace parmi partout percussion poison pourtant premièrement prescription programmer près quant quelque quiconque regret relax
ring round sa sacrifice salami salut sauf scan scoop script sinon slim slow smoking sofa software son spaghetti speech speed square standing
starter station stick sticks support suspect tant tard tel telle toast toasts tort totalement toutefois toutes training trip tôt vape voilà
catch cross cuisse cure email fitness hit manager pancake parade post réduction show single skateboard story tweet vieillesse volleyball
wrap annuel financer relier tirer licence`,
  clitics: "ne n' me m' te t' se s' nous vous le la l' les lui leur y en",
  between:
    "pas plus jamais rien bien mal beaucoup toujours souvent déjà aussi trop assez plutôt vraiment tout tous encore peut-être très parfois ensuite presque tellement surtout d'abord finalement même probablement normalement certainement sûrement également vite seulement y en le la l' les me m' te t' se s' nous vous lui leur",
  prepositions:
    "à de d' du des au aux en dans sur sous avec sans pour chez par vers contre entre avant après pendant depuis comme selon malgré devant derrière",
  joining: "et mais ou donc car puis alors ensuite",
  comparing: "",
  belonging: "de d' du des",
  subordinating: "que qu' quand si où comme lorsque puisque qui dont parce",
  reasons: "parce car puisque donc afin grâce pour_que à_cause comme_ça c'est_pourquoi",
  opinions:
    "j'aime j'adore je_pense je_crois je_trouve je_préfère je_déteste à_mon_avis selon_moi pour_moi c'était c'est ce_n'est ce_n'était j'ai_aimé j'ai_adoré j'ai_détesté ça_m'a_plu ça_me_plaît je_n'aime_pas j'aimerais intéresse préféré préférée d'accord",
  negative:
    "n'aime_pas n'aimait_pas n'ai_pas_aimé déteste détesté malheureusement malade triste nul nulle ennuyeux ennuyeuse mort morte cassé perdu raté horrible affreux je_n'ai_pas_pu mal_à pas_bien pas_bon pas_intéressant pas_amusant ennuyé déçu mauvais fatigué seul seule pleuré",
  likes:
    "j'aime j'adore j'aimais j'adorais j'ai_aimé j'ai_adoré je_préfère me_plaît m'a_plu bien_amusé bien_amusée rigolé",
  dislikes: "n'aime_pas n'aimais_pas déteste détestais n'ai_pas_aimé n'aime_pas_du_tout",
  nots: "pas plus jamais peu",
  people:
    "seul seule tout_seul toute_seule avec_lui avec_elle avec_eux avec_moi ma_mère mon_père personne moi-même on nous tout_le_monde",
  times:
    "hier demain aujourd'hui maintenant toujours souvent parfois jamais quelquefois rarement matin soir après-midi lundi mardi mercredi jeudi vendredi samedi dimanche heure heures semaine mois an ans année été hiver printemps automne week-end weekend jour jours vacances minutes janvier février mars avril mai juin juillet août septembre octobre novembre décembre heures midi minuit demie quart",
  transport: "à_pied en_voiture en_bus en_train à_vélo",
  numbers:
    "un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt quatre-vingt-dix vingt-deux vingt-trois vingt-cinq trente-cinq quarante-cinq cent beaucoup peu plusieurs quelques",
  pastMarkers:
    "hier avant-hier le_week-end_dernier le_weekend_dernier la_semaine_dernière l'année_dernière l'été_dernier samedi_dernier dimanche_dernier vendredi_dernier le_mois_dernier hier_soir les_vacances_dernières l'an_dernier",
  futureMarkers:
    "demain après-demain le_week-end_prochain le_weekend_prochain la_semaine_prochaine l'année_prochaine l'été_prochain samedi_prochain dimanche_prochain vendredi_prochain le_mois_prochain à_l'avenir l'an_prochain",
  towards: "",
  questionWords:
    "est-ce qui que qu' quoi quand où comment pourquoi combien quel quelle quels quelles qu'est-ce",
  affirming: "oui non si ouais",
  pointing: "ce c' ça cela il elle ils elles le la l' les en lui leur",
  verdicts: "bien mal bof pas_mal comme_ci_comme_ça normal ça_va top",
  none: "rien personne",
  fillers: "euh heu eh ah oh hein ben bah haha hihi lol mdr hmm mhm hum",
  refusals:
    "je_ne_sais_pas je_sais_pas sais_pas aucune_idée pas_d'idée je_ne_comprends_pas je_comprends_pas comprends_pas pas_compris pas_comprendre je_ne_veux_pas_répondre je_n'ai_rien_à_dire rien_à_dire sais_plus souviens_pas désolé désolée répéter pas_répondre comprends_rien",
  besideRefusals:
    "je j' ne n' n'en en y le l' la ça que qu' quoi dire répondre comment pourquoi pas du tout désolé désolée suis excuse-moi excusez-moi pardon mais et car parce est c'est c' ce trop très vraiment difficile dur compliqué question cette ta votre mot mots réponse français ici là-dessus s'il te plaît vous peux-tu pouvez-vous tu peux pouvez non oui moi encore m' me ai passe passer préparé suivante autre une rien d' s' il peut on alors monsieur madame merci connais sais à de veux dois il faut pour moment maintenant bien juste",
};
