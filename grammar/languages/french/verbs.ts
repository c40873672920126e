import type { VerbTable } from "../../core/morphology.ts";

/** Verbs that follow the pattern of their ending, as "infinitive:english"; a "+" behind it marks the higher tier. */
export const regular: VerbTable = {
  sport: `jouer:play nager:swim danser:dance skier:ski courir:run gagner:win marcher:walk entraîner:train participer:take_part sauter:jump
lancer:throw marquer:score frapper:hit grimper:climb pédaler:cycle patiner:skate plonger:dive ramer:row pêcher:fish chasser:hunt battre:beat
arbitrer:referee pratiquer:practise jogger:jog glisser:slide concourir:compete+ encourager:encourage muscler:build_up+ randonner:hike
skater:skateboard`,
  food: `manger:eat boire:drink cuisiner:cook goûter:taste dîner:have_dinner déjeuner:have_lunch commander:order préparer:prepare cuire:cook
griller:grill rôtir:roast éplucher:peel+ couper:cut mélanger:mix verser:pour ajouter:add grignoter:nibble+ avaler:swallow mâcher:chew
mordre:bite digérer:digest+ nourrir:feed réchauffer:reheat savourer:savour+ déguster:taste+ tartiner:spread+ souper:have_supper
congeler:freeze+ peser:weigh fondre:melt fonder:found+`,
  media: `regarder:watch lire:read dessiner:draw enregistrer:record filmer:film photographier:photograph tourner:shoot zapper:channel-hop+
feuilleter:leaf_through+ paraître:appear+ divertir:entertain publier:publish interviewer:interview bouquiner:read peindre:paint doubler:dub+
effrayer:frighten`,
  music: `écouter:listen chanter:sing composer:compose+ applaudir:clap+ rapper:rap improviser:improvise+`,
  technology: `télécharger:download surfer:surf envoyer:send téléphoner:phone utiliser:use cliquer:click imprimer:print brancher:plug_in+ charger:charge+
poster:post liker:like bloquer:block pirater:hack+ harceler:bully+ communiquer:communicate naviguer:browse connecter:connect effacer:delete+
allumer:switch_on éteindre:switch_off installer:install tweeter:tweet texter:text chatter:chat inventer:invent consulter:consult
supprimer:delete+ streamer:stream`,
  school: `étudier:study apprendre:learn enseigner:teach réviser:revise réussir:succeed comprendre:understand écrire:write terminer:finish
expliquer:explain calculer:calculate compter:count corriger:correct copier:copy coller:stick noter:note redoubler:repeat_a_year+
échouer:fail interroger:question punir:punish concentrer:concentrate traduire:translate épeler:spell+ prononcer:pronounce+
mémoriser:memorise+ tricher:cheat+ rater:fail souligner:underline+ évaluer:assess+ motiver:motivate distraire:distract+ obéir:obey
retenir:remember+ intimider:bully+ excuser:excuse inscrire:enrol+ surveiller:supervise repasser:retake instruire:instruct+
progresser:progress`,
  work: `travailler:work devenir:become économiser:save embaucher:hire+ engager:hire+ postuler:apply+ organiser:organise diriger:run+ livrer:deliver+
construire:build réparer:repair fabriquer:make produire:produce soigner:care_for+ investir:invest+ poser:put garder:look_after signer:sign
créer:create réaliser:achieve+ négocier:negotiate+ employer:employ former:train+ exercer:practise+ bosser:work remplacer:replace+
accueillir:welcome classer:file+ concevoir:design+ sauver:save soutenir:support+`,
  travel: `voyager:travel visiter:visit voler:fly loger:stay conduire:drive bronzer:sunbathe réserver:book explorer:explore atterrir:land+
décoller:take_off+ garer:park+ traverser:cross repartir:set_off_again croiser:come_across découvrir:discover camper:camp séjourner:stay
louer:hire annuler:cancel+ transporter:transport déménager:move_house emménager:move_in+ rouler:drive baigner:bathe accompagner:accompany
parcourir:travel_across+ circuler:run+ longer:go_along+ situer:situate embêter:annoy crever:puncture+`,
  town: `habiter:live entourer:surround+ rénover:renovate+`,
  nature: `recycler:recycle protéger:protect polluer:pollute trier:sort gaspiller:waste planter:plant réduire:reduce réutiliser:reuse jeter:throw_away
détruire:destroy menacer:threaten+ consommer:consume+ limiter:limit+ composter:compost+ conserver:conserve+ préserver:preserve+ nuire:harm+
émettre:emit+ chauffer:heat disparaître:disappear augmenter:increase diminuer:decrease+ combattre:fight+ lutter:struggle+ agir:act+
ramasser:pick_up cultiver:grow+ brûler:burn abattre:fell+ respecter:respect épuiser:exhaust+ inonder:flood+ interdire:forbid+
manifester:demonstrate+ voter:vote isoler:isolate+ provoquer:cause+ respirer:breathe résoudre:solve+`,
  health: `fumer:smoke dormir:sleep éviter:avoid vapoter:vape droguer:drug+ maigrir:lose_weight grossir:put_on_weight guérir:cure+ blesser:injure
tousser:cough+ vomir:be_sick+ souffrir:suffer arrêter:stop maintenir:maintain+ risquer:risk+ tuer:kill fatiguer:tire stresser:stress
inquiéter:worry endormir:send_to_sleep ronfler:snore+ vacciner:vaccinate+ relaxer:relax ralentir:slow_down+ rassurer:reassure+ cesser:cease+`,
  shopping: `acheter:buy porter:wear dépenser:spend vendre:sell coûter:cost prêter:lend+ emprunter:borrow+ échanger:exchange+ rembourser:refund+
maquiller:put_make-up_on coiffer:do_hair déshabiller:undress+ rapporter:bring_back+ valoir:be_worth+ tricoter:knit+ coudre:sew+`,
  friends: `rencontrer:meet bavarder:chat discuter:discuss inviter:invite rigoler:laugh partager:share embrasser:kiss taquiner:tease+
critiquer:criticise+ épouser:marry+ marier:marry séparer:separate divorcer:divorce ressembler:look_like fâcher:anger confier:confide+
mentir:lie pardonner:forgive+ consoler:comfort+ tromper:deceive+ trahir:betray+ plaisanter:joke sourire:smile pleurer:cry crier:shout
énerver:annoy agacer:annoy+ insulter:insult+ présenter:introduce remercier:thank serrer:squeeze+ accepter:accept refuser:refuse
promettre:promise conseiller:advise complimenter:compliment+ admirer:admire+ juger:judge+ moquer:mock+ apprécier:appreciate élever:bring_up+
adopter:adopt+ entraider:help_each_other+ réconcilier:reconcile+ manquer:miss`,
  festivals: `fêter:celebrate célébrer:celebrate décorer:decorate déguiser:disguise+ prier:pray défiler:parade+ réunir:gather+`,
  home: `ranger:tidy nettoyer:clean laver:wash lever:get_up coucher:put_to_bed réveiller:wake habiller:dress doucher:shower brosser:brush
essuyer:wipe+ balayer:sweep+ débarrasser:clear épousseter:dust+ jardiner:garden bricoler:do_DIY arroser:water+ tondre:mow+ vider:empty
peigner:comb sécher:dry laisser:leave accrocher:hang+ étendre:hang_out+`,
  leisure: `reposer:rest amuser:have_fun promener:walk détendre:relax collectionner:collect retrouver:meet_up rejoindre:join traîner:hang_out
assister:attend fréquenter:go_to_often+`,
  weather: `neiger:snow pleuvoir:rain geler:freeze grêler:hail+ briller:shine+`,
  animals: `aboyer:bark+ caresser:stroke dresser:train+`,
  other: `calmer:calm_down passionner:fascinate pousser:push aimer:like adorer:love détester:hate préférer:prefer penser:think trouver:find
chercher:look_for donner:give parler:talk demander:ask aider:help commencer:start continuer:continue essayer:try oublier:forget passer:spend
quitter:leave rester:stay rentrer:go_home arriver:arrive tomber:fall monter:go_up entrer:enter retourner:return raconter:tell montrer:show
appeler:call espérer:hope gêner:bother fermer:close casser:break payer:pay changer:change améliorer:improve permettre:allow finir:finish
choisir:choose grandir:grow_up remplir:fill attendre:wait répondre:answer perdre:lose descendre:go_down rendre:give_back aller:go avoir:have
être:be faire:do pouvoir:can vouloir:want devoir:must savoir:know connaître:know voir:see venir:come revenir:come_back tenir:hold
prendre:take mettre:put dire:say partir:leave sortir:go_out sentir:feel servir:serve croire:believe recevoir:receive ouvrir:open
offrir:offer suivre:follow vivre:live rire:laugh disputer:argue entendre:hear rêver:dream souhaiter:wish imaginer:imagine décider:decide
intéresser:interest ennuyer:bore naître:be_born mourir:die plaire:please accorder:grant+ adapter:adapt+ adresser:address+ amener:bring
annoncer:announce apercevoir:notice+ apparaître:appear+ appartenir:belong+ apporter:bring approcher:approach+ appuyer:press asseoir:sit
assurer:assure+ attacher:tie+ attaquer:attack atteindre:reach+ attirer:attract+ attraper:catch avancer:advance avertir:warn+ avouer:admit+
baisser:lower+ bouger:move+ briser:break+ cacher:hide causer:cause citer:quote+ combiner:combine+ commettre:commit+ comparer:compare+
concerner:concern+ conclure:conclude+ considérer:consider+ contacter:contact contenir:contain+ contribuer:contribute+ contrôler:check+
convaincre:convince+ convenir:suit+ correspondre:correspond+ déclarer:declare+ décrire:describe défendre:defend+ définir:define+
dépasser:exceed+ dépêcher:hurry dépendre:depend déranger:disturb désirer:desire+ développer:develop+ deviner:guess+ diviser:divide+
dominer:dominate+ douter:doubt+ durer:last échapper:escape+ éliminer:eliminate+ embarrasser:embarrass+ emmener:take empêcher:prevent+
emporter:take_away enfermer:lock_up+ enlever:take_off entreprendre:undertake+ entretenir:maintain+ envahir:invade+ établir:establish+
étonner:surprise+ évoluer:evolve+ exagérer:exaggerate examiner:examine exciter:excite+ exiger:demand+ exister:exist exprimer:express+
faciliter:make_easier+ féliciter:congratulate+ figurer:appear+ forcer:force fournir:supply+ fuir:flee+ garantir:guarantee+ guider:guide+
habituer:get_used+ hésiter:hesitate+ identifier:identify+ ignorer:not_know+ imposer:impose+ impressionner:impress+ indiquer:indicate+
influencer:influence+ informer:inform+ inspirer:inspire+ insister:insist+ interrompre:interrupt+ introduire:introduce+ lâcher:let_go+
libérer:free+ mener:lead mentionner:mention+ mériter:deserve+ nommer:name obliger:oblige obtenir:obtain occuper:occupy oser:dare+
parvenir:manage+ percevoir:perceive+ plaindre:pity poursuivre:pursue+ précéder:precede+ prévenir:warn+ prévoir:plan+ priver:deprive+
profiter:take_advantage projeter:plan+ proposer:suggest provenir:come_from+ ramener:bring_back rappeler:remind rassembler:gather+
réagir:react+ recommander:recommend+ recommencer:start_again reconnaître:recognise réfléchir:think regretter:regret rejeter:reject+
remarquer:notice remettre:put_back remonter:go_back_up+ renoncer:give_up+ renseigner:inform+ renverser:knock_over+ renvoyer:send_back+
répandre:spread+ répéter:repeat représenter:represent+ ressentir:feel+ retarder:delay+ révéler:reveal+ revoir:see_again rompre:break_off+
rougir:blush+ saisir:seize+ satisfaire:satisfy+ sembler:seem sonner:ring souvenir:remember subir:undergo+ suffire:suffice+ suggérer:suggest
supporter:bear supposer:suppose+ surprendre:surprise survivre:survive+ suspendre:suspend+ tendre:hold_out+ tenter:tempt+ toucher:touch
traiter:treat+ transformer:transform+ transmettre:pass_on+ user:wear_out+ vaincre:defeat+ varier:vary+ vérifier:check+ vieillir:grow_old+
achever:complete+ admettre:admit+ accuser:accuse+ acquérir:acquire+ aborder:approach+ affronter:confront+ analyser:analyse+ choquer:shock+
confirmer:confirm+ confondre:confuse+ consacrer:devote+ contraindre:force+ contredire:contradict+ craindre:fear+ cueillir:pick+
détecter:detect+ teindre:dye+ procéder:proceed+ débrouiller:manage+ débuter:begin+ décevoir:disappoint+ dégoûter:disgust déplaire:displease+ déprimer:depress dévorer:devour élire:elect+
émouvoir:move+ enfuir:run_away+ enrichir:enrich+ équiper:equip+ exclure:exclude+ fasciner:fascinate+ haïr:hate+ inclure:include+
lasser:tire+ paniquer:panic+ patienter:wait+ préoccuper:worry+ prétendre:claim+ rattraper:catch_up+ recueillir:collect+ réjouir:delight+
renouveler:renew+ reprendre:resume reprocher:reproach+ sensibiliser:raise_awareness+ stimuler:stimulate+ gratter:scratch+ nier:deny+
trembler:tremble+ veiller:watch_over+ couvrir:cover+ piquer:sting+ presser:press+ refaire:do_again relire:reread+ récupérer:get_back+
réfugier:take_refuge+ soulever:raise+ boucler:buckle+`,
};
