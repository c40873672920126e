import type { VerbTable } from "../morphology.ts";

/** Verbs that follow the pattern of their ending, as "infinitive:english"; a "+" behind it marks the higher tier. */
export const regular: VerbTable = {
  sport: `jouer:play nager:swim danser:dance skier:ski courir:run gagner:win marcher:walk entraîner:train
    participer:take_part sauter:jump lancer:throw marquer:score frapper:hit grimper:climb pédaler:cycle patiner:skate
    plonger:dive ramer:row pêcher:fish chasser:hunt battre:beat arbitrer:referee pratiquer:practise jogger:jog
    glisser:slide concourir:compete+ encourager:encourage muscler:build_up+ galoper:gallop randonner:hike
    skater:skateboard`,
  food: `manger:eat boire:drink cuisiner:cook goûter:taste dîner:have_dinner déjeuner:have_lunch commander:order
    préparer:prepare cuire:cook griller:grill rôtir:roast éplucher:peel+ couper:cut mélanger:mix verser:pour
    ajouter:add grignoter:nibble+ avaler:swallow mâcher:chew mordre:bite digérer:digest+ nourrir:feed
    réchauffer:reheat savourer:savour+ déguster:taste+ tartiner:spread+ souper:have_supper congeler:freeze+
    peser:weigh fondre:melt`,
  media: `regarder:watch lire:read dessiner:draw enregistrer:record filmer:film photographier:photograph tourner:shoot
    zapper:channel-hop+ feuilleter:leaf_through+ paraître:appear+ divertir:entertain publier:publish
    interviewer:interview bouquiner:read peindre:paint doubler:dub+ diffuser:broadcast+ captiver:captivate+
    effrayer:frighten`,
  music: `écouter:listen chanter:sing composer:compose+ applaudir:clap+ rapper:rap improviser:improvise+`,
  technology: `télécharger:download surfer:surf envoyer:send tchatter:chat téléphoner:phone utiliser:use cliquer:click
    taper:type imprimer:print sauvegarder:save brancher:plug_in+ charger:charge+ poster:post liker:like bloquer:block
    pirater:hack+ harceler:bully+ communiquer:communicate naviguer:browse connecter:connect déconnecter:disconnect+
    effacer:delete+ allumer:switch_on éteindre:switch_off installer:install tweeter:tweet texter:text chatter:chat
    inventer:invent googler:google bloguer:blog numériser:scan+ consulter:consult supprimer:delete+ streamer:stream`,
  school: `étudier:study apprendre:learn enseigner:teach réviser:revise réussir:succeed comprendre:understand
    écrire:write terminer:finish expliquer:explain calculer:calculate compter:count corriger:correct copier:copy
    coller:stick noter:note redoubler:repeat_a_year+ échouer:fail interroger:question punir:punish
    concentrer:concentrate traduire:translate épeler:spell+ prononcer:pronounce+ réciter:recite+ mémoriser:memorise+
    tricher:cheat+ rater:fail souligner:underline+ conjuguer:conjugate+ évaluer:assess+ motiver:motivate
    distraire:distract+ obéir:obey désobéir:disobey+ retenir:remember+ intimider:bully+ excuser:excuse inscrire:enrol+
    surveiller:supervise repasser:retake instruire:instruct+ progresser:progress`,
  work: `travailler:work devenir:become économiser:save embaucher:hire+ engager:hire+ postuler:apply+
    organiser:organise gérer:manage+ diriger:run+ livrer:deliver+ construire:build réparer:repair fabriquer:make
    produire:produce soigner:care_for+ investir:invest+ poser:put garder:look_after signer:sign créer:create
    réaliser:achieve+ négocier:negotiate+ employer:employ former:train+ exercer:practise+ bosser:work
    remplacer:replace+ accueillir:welcome classer:file+ concevoir:design+ financer:finance+ spécialiser:specialise+
    collaborer:collaborate+ sauver:save soutenir:support+`,
  travel: `voyager:travel visiter:visit voler:fly loger:stay conduire:drive bronzer:sunbathe réserver:book
    explorer:explore atterrir:land+ décoller:take_off+ garer:park+ traverser:cross repartir:set_off_again croiser:come_across
    découvrir:discover camper:camp séjourner:stay louer:hire annuler:cancel+ transporter:transport
    déménager:move_house emménager:move_in+ rouler:drive démarrer:start+ baigner:bathe dépayser:disorient+
    accompagner:accompany parcourir:travel_across+ circuler:run+ longer:go_along+ situer:situate héberger:put_up+
    égarer:lose+ embêter:annoy immigrer:immigrate+ émigrer:emigrate+ crever:puncture+`,
  town: `habiter:live entourer:surround+ démolir:demolish+ rénover:renovate+`,
  nature: `recycler:recycle protéger:protect polluer:pollute trier:sort gaspiller:waste planter:plant réduire:reduce
    réutiliser:reuse jeter:throw_away détruire:destroy menacer:threaten+ consommer:consume+ limiter:limit+
    composter:compost+ conserver:conserve+ préserver:preserve+ endommager:damage+ nuire:harm+ émettre:emit+
    chauffer:heat disparaître:disappear augmenter:increase diminuer:decrease+ combattre:fight+ lutter:struggle+
    agir:act+ ramasser:pick_up cultiver:grow+ brûler:burn abattre:fell+ respecter:respect contaminer:contaminate+
    épuiser:exhaust+ encombrer:clutter+ inonder:flood+ interdire:forbid+ manifester:demonstrate+ voter:vote
    isoler:isolate+ empoisonner:poison+ provoquer:cause+ respirer:breathe résoudre:solve+`,
  health: `fumer:smoke dormir:sleep éviter:avoid vapoter:vape droguer:drug+ maigrir:lose_weight grossir:put_on_weight
    guérir:cure+ blesser:injure tousser:cough+ vomir:be_sick+ souffrir:suffer arrêter:stop maintenir:maintain+
    risquer:risk+ tuer:kill fatiguer:tire stresser:stress inquiéter:worry endormir:send_to_sleep ronfler:snore+
    étirer:stretch+ boiter:limp+ vacciner:vaccinate+ méditer:meditate relaxer:relax ralentir:slow_down+
    rassurer:reassure+ cesser:cease+`,
  shopping: `acheter:buy porter:wear dépenser:spend vendre:sell coûter:cost prêter:lend+ emprunter:borrow+
    échanger:exchange+ rembourser:refund+ emballer:wrap+ marchander:haggle+ mesurer:measure maquiller:put_make-up_on
    coiffer:do_hair déshabiller:undress+ rapporter:bring_back+ valoir:be_worth+ tricoter:knit+ coudre:sew+`,
  friends: `rencontrer:meet bavarder:chat discuter:discuss inviter:invite rigoler:laugh partager:share embrasser:kiss
    taquiner:tease+ critiquer:criticise+ épouser:marry+ fiancer:engage+ marier:marry séparer:separate divorcer:divorce
    ressembler:look_like fâcher:anger confier:confide+ mentir:lie pardonner:forgive+ consoler:comfort+
    tromper:deceive+ trahir:betray+ plaisanter:joke sourire:smile pleurer:cry crier:shout énerver:annoy agacer:annoy+
    insulter:insult+ présenter:introduce remercier:thank saluer:greet+ serrer:squeeze+ accepter:accept refuser:refuse
    promettre:promise conseiller:advise draguer:chat_up+ flirter:flirt complimenter:compliment+ admirer:admire+
    juger:judge+ moquer:mock+ tutoyer:address_as_tu+ apprécier:appreciate élever:bring_up+ adopter:adopt+
    hériter:inherit+ soucier:worry+ entraider:help_each_other+ réconcilier:reconcile+ manquer:miss`,
  festivals: `fêter:celebrate célébrer:celebrate décorer:decorate déguiser:disguise+ prier:pray jeûner:fast+
    défiler:parade+ réunir:gather+ réveillonner:celebrate_New_Year+`,
  home: `ranger:tidy nettoyer:clean laver:wash lever:get_up coucher:put_to_bed réveiller:wake habiller:dress
    doucher:shower brosser:brush essuyer:wipe+ balayer:sweep+ débarrasser:clear épousseter:dust+ aspirer:vacuum+
    jardiner:garden bricoler:do_DIY arroser:water+ tondre:mow+ vider:empty raser:shave peigner:comb sécher:dry
    laisser:leave accrocher:hang+ meubler:furnish+ étendre:hang_out+`,
  leisure: `reposer:rest amuser:have_fun promener:walk détendre:relax collectionner:collect retrouver:meet_up
    rejoindre:join traîner:hang_out glander:laze_about assister:attend éclater:burst fréquenter:go_to_often+`,
  weather: `neiger:snow pleuvoir:rain geler:freeze grêler:hail+ briller:shine+`,
  animals: `aboyer:bark+ miauler:mew+ caresser:stroke dresser:train+`,
  other: `calmer:calm_down passionner:fascinate pousser:push aimer:like adorer:love détester:hate préférer:prefer
    penser:think trouver:find chercher:look_for donner:give parler:talk demander:ask aider:help commencer:start
    continuer:continue essayer:try oublier:forget passer:spend quitter:leave rester:stay rentrer:go_home
    arriver:arrive tomber:fall monter:go_up entrer:enter retourner:return raconter:tell montrer:show appeler:call
    espérer:hope gêner:bother fermer:close casser:break payer:pay changer:change améliorer:improve permettre:allow
    finir:finish choisir:choose grandir:grow_up remplir:fill attendre:wait répondre:answer perdre:lose
    descendre:go_down rendre:give_back aller:go avoir:have être:be faire:do pouvoir:can vouloir:want devoir:must
    savoir:know connaître:know voir:see venir:come revenir:come_back tenir:hold prendre:take mettre:put dire:say
    partir:leave sortir:go_out sentir:feel servir:serve croire:believe recevoir:receive ouvrir:open offrir:offer
    suivre:follow vivre:live rire:laugh disputer:argue entendre:hear rêver:dream souhaiter:wish imaginer:imagine
    décider:decide intéresser:interest ennuyer:bore naître:be_born mourir:die plaire:please accorder:grant+
    adapter:adapt+ adresser:address+ affecter:affect+ affirmer:state+ amener:bring annoncer:announce
    apercevoir:notice+ apparaître:appear+ appartenir:belong+ apporter:bring approcher:approach+ approuver:approve+
    appuyer:press asseoir:sit assurer:assure+ attacher:tie+ attaquer:attack atteindre:reach+ attirer:attract+
    attraper:catch avancer:advance avertir:warn+ avouer:admit+ baisser:lower+ bouger:move+ briser:break+ cacher:hide
    causer:cause citer:quote+ combiner:combine+ commettre:commit+ comparer:compare+ compléter:complete
    concerner:concern+ conclure:conclude+ condamner:condemn+ considérer:consider+ consister:consist+ contacter:contact
    contempler:contemplate+ contenir:contain+ contribuer:contribute+ contrôler:check+ convaincre:convince+
    convenir:suit+ correspondre:correspond+ déclarer:declare+ décrire:describe défendre:defend+ définir:define+
    dépasser:exceed+ dépêcher:hurry dépendre:depend déranger:disturb désirer:desire+ développer:develop+
    deviner:guess+ différer:differ+ diviser:divide+ dominer:dominate+ douter:doubt+ durer:last échapper:escape+
    éclairer:light_up+ éliminer:eliminate+ éloigner:move_away+ embarrasser:embarrass+ emmener:take empêcher:prevent+
    emporter:take_away enfermer:lock_up+ enlever:take_off entreprendre:undertake+ entretenir:maintain+ envahir:invade+
    établir:establish+ étonner:surprise+ évoluer:evolve+ exagérer:exaggerate examiner:examine exciter:excite+
    exiger:demand+ exister:exist exprimer:express+ faciliter:make_easier+ féliciter:congratulate+ figurer:appear+
    forcer:force fournir:supply+ fuir:flee+ garantir:guarantee+ guider:guide+ habituer:get_used+ hésiter:hesitate+
    identifier:identify+ ignorer:not_know+ imposer:impose+ impressionner:impress+ indiquer:indicate+
    influencer:influence+ informer:inform+ inspirer:inspire+ insister:insist+ intégrer:integrate+
    interrompre:interrupt+ introduire:introduce+ lâcher:let_go+ libérer:free+ mener:lead mentionner:mention+
    mériter:deserve+ nécessiter:require+ nommer:name obliger:oblige observer:observe+ obtenir:obtain occuper:occupy
    opposer:oppose+ oser:dare+ parvenir:manage+ percevoir:perceive+ plaindre:pity posséder:own+ poursuivre:pursue+
    précéder:precede+ préciser:specify+ prévenir:warn+ prévoir:plan+ priver:deprive+ profiter:take_advantage
    projeter:plan+ proposer:suggest prouver:prove+ provenir:come_from+ ramener:bring_back rappeler:remind
    rassembler:gather+ réagir:react+ recommander:recommend+ recommencer:start_again reconnaître:recognise
    réfléchir:think refléter:reflect+ regretter:regret rejeter:reject+ relier:link+ remarquer:notice remettre:put_back
    remonter:go_back_up+ renoncer:give_up+ renseigner:inform+ renverser:knock_over+ renvoyer:send_back+
    répandre:spread+ répéter:repeat représenter:represent+ résister:resist+ ressentir:feel+ retarder:delay+
    retirer:withdraw+ révéler:reveal+ revoir:see_again rompre:break_off+ rougir:blush+ saisir:seize+
    satisfaire:satisfy+ secouer:shake+ sembler:seem signifier:mean+ simplifier:simplify+ sonner:ring souvenir:remember
    subir:undergo+ suffire:suffice+ suggérer:suggest supporter:bear supposer:suppose+ surprendre:surprise
    survivre:survive+ suspendre:suspend+ tendre:hold_out+ tenter:tempt+ tirer:pull toucher:touch traiter:treat+
    transformer:transform+ transmettre:pass_on+ unir:unite+ user:wear_out+ vaincre:defeat+ varier:vary+
    vérifier:check+ vieillir:grow_old+ achever:complete+ admettre:admit+ accomplir:accomplish+ accuser:accuse+
    acquérir:acquire+ aborder:approach+ aboutir:lead_to+ activer:activate+ affronter:confront+ amoindrir:lessen+
    analyser:analyse+ argumenter:argue+ associer:associate+ attribuer:attribute+ bénéficier:benefit+ choquer:shock+
    confirmer:confirm+ confondre:confuse+ consacrer:devote+ contraindre:force+ contredire:contradict+
    coopérer:cooperate+ craindre:fear+ cueillir:pick+ débrouiller:manage+ débuter:begin+ décevoir:disappoint+
    dégoûter:disgust déplaire:displease+ déprimer:depress destiner:intend+ dévorer:devour discriminer:discriminate+
    élargir:widen+ élire:elect+ émouvoir:move+ endurer:endure+ enfuir:run_away+ enrichir:enrich+ envisager:envisage+
    équiper:equip+ étouffer:suffocate+ exclure:exclude+ exploiter:exploit+ fasciner:fascinate+ franchir:cross+
    gâcher:spoil+ haïr:hate+ inclure:include+ intriguer:intrigue+ justifier:justify+ lasser:tire+ paniquer:panic+
    patienter:wait+ planifier:plan+ préoccuper:worry+ prétendre:claim+ rafraîchir:refresh+ rattraper:catch_up+
    recueillir:collect+ réjouir:delight+ renforcer:strengthen+ renouveler:renew+ reprendre:resume reprocher:reproach+
    sacrifier:sacrifice+ sensibiliser:raise_awareness+ stimuler:stimulate+ surmonter:overcome+ terrifier:terrify+
    tolérer:tolerate+ cocher:tick+ fixer:fix+ gratter:scratch+ nier:deny+ trembler:tremble+ troubler:trouble+
    veiller:watch_over+ accélérer:accelerate+ couvrir:cover+ détailler:detail+ piquer:sting+ presser:press+
    refaire:do_again relire:reread+ récupérer:get_back+ réfugier:take_refuge+ remuer:stir+ soulever:raise+
    visualiser:visualise+ boucler:buckle+`,
};
