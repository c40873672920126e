import type { VerbTable } from "../morphology.ts";

/** Verbs that follow the pattern of their ending, as "infinitive:english". */
export const regular: VerbTable = {
  sport: "jouer:play nager:swim danser:dance skier:ski courir:run gagner:win marcher:walk entraîner:train",
  food: "manger:eat boire:drink cuisiner:cook goûter:taste dîner:have_dinner déjeuner:have_lunch commander:order préparer:prepare",
  media: "regarder:watch lire:read dessiner:draw",
  music: "écouter:listen chanter:sing",
  technology: "télécharger:download surfer:surf envoyer:send tchatter:chat téléphoner:phone utiliser:use",
  school:
    "étudier:study apprendre:learn enseigner:teach réviser:revise réussir:succeed comprendre:understand écrire:write terminer:finish",
  work: "travailler:work devenir:become économiser:save",
  travel:
    "voyager:travel visiter:visit voler:fly loger:stay conduire:drive bronzer:sunbathe réserver:book explorer:explore",
  town: "habiter:live",
  nature: "recycler:recycle protéger:protect polluer:pollute trier:sort gaspiller:waste planter:plant",
  health: "fumer:smoke dormir:sleep éviter:avoid",
  shopping: "acheter:buy porter:wear dépenser:spend vendre:sell coûter:cost",
  friends: "rencontrer:meet bavarder:chat discuter:discuss inviter:invite rigoler:laugh partager:share",
  festivals: "fêter:celebrate célébrer:celebrate décorer:decorate",
  home: "ranger:tidy nettoyer:clean laver:wash lever:get_up coucher:put_to_bed réveiller:wake habiller:dress doucher:shower brosser:brush",
  leisure: "reposer:rest amuser:have_fun promener:walk détendre:relax",
  other: `aimer:like adorer:love détester:hate préférer:prefer penser:think trouver:find chercher:look_for donner:give parler:talk
    demander:ask aider:help commencer:start continuer:continue essayer:try oublier:forget passer:spend quitter:leave rester:stay
    rentrer:go_home arriver:arrive tomber:fall monter:go_up entrer:enter retourner:return raconter:tell montrer:show appeler:call
    espérer:hope gêner:bother fermer:close casser:break payer:pay changer:change améliorer:improve permettre:allow
    finir:finish choisir:choose grandir:grow_up remplir:fill attendre:wait répondre:answer perdre:lose entendre:hear
    descendre:go_down rendre:give_back aller:go avoir:have être:be faire:do pouvoir:can vouloir:want devoir:must savoir:know
    connaître:know voir:see venir:come revenir:come_back tenir:hold prendre:take mettre:put dire:say partir:leave sortir:go_out
    sentir:feel servir:serve croire:believe recevoir:receive ouvrir:open offrir:offer suivre:follow vivre:live rire:laugh
    disputer:argue entendre:hear rêver:dream souhaiter:wish imaginer:imagine décider:decide intéresser:interest ennuyer:bore
    naître:be_born mourir:die plaire:please`,
};

/** Verbs with ways of their own: the six present forms, the participle, the stem of the future, and of the imperfect if odd. */
export const irregular = `
être      suis es est sommes êtes sont                        été ser ét
avoir     ai as a avons avez ont                              eu aur
aller     vais vas va allons allez vont                       allé ir
faire     fais fais fait faisons faites font                  fait fer
pouvoir   peux peux peut pouvons pouvez peuvent               pu pourr
vouloir   veux veux veut voulons voulez veulent               voulu voudr
devoir    dois dois doit devons devez doivent                 dû devr
savoir    sais sais sait savons savez savent                  su saur
connaître connais connais connaît connaissons connaissez connaissent  connu connaîtr
voir      vois vois voit voyons voyez voient                  vu verr
venir     viens viens vient venons venez viennent             venu viendr
tenir     tiens tiens tient tenons tenez tiennent             tenu tiendr
prendre   prends prends prend prenons prenez prennent         pris prendr
mettre    mets mets met mettons mettez mettent                mis mettr
dire      dis dis dit disons dites disent                     dit dir
lire      lis lis lit lisons lisez lisent                     lu lir
écrire    écris écris écrit écrivons écrivez écrivent         écrit écrir
boire     bois bois boit buvons buvez boivent                 bu boir
croire    crois crois croit croyons croyez croient            cru croir
partir    pars pars part partons partez partent               parti partir
sortir    sors sors sort sortons sortez sortent               sorti sortir
dormir    dors dors dort dormons dormez dorment               dormi dormir
sentir    sens sens sent sentons sentez sentent               senti sentir
servir    sers sers sert servons servez servent               servi servir
courir    cours cours court courons courez courent            couru courr
recevoir  reçois reçois reçoit recevons recevez reçoivent     reçu recevr
ouvrir    ouvre ouvres ouvre ouvrons ouvrez ouvrent           ouvert ouvrir
offrir    offre offres offre offrons offrez offrent           offert offrir
conduire  conduis conduis conduit conduisons conduisez conduisent  conduit conduir
suivre    suis suis suit suivons suivez suivent               suivi suivr
vivre     vis vis vit vivons vivez vivent                     vécu vivr
rire      ris ris rit rions riez rient                        ri rir
naître    nais nais naît naissons naissez naissent            né naîtr
mourir    meurs meurs meurt mourons mourez meurent            mort mourr
pleuvoir  pleus pleus pleut pleuvons pleuvez pleuvent          plu pleuvr
plaire    plais plais plaît plaisons plaisez plaisent         plu plair
`;

/** Verbs that go like another of the table above, each with the part in which they differ: "revenir=re+venir". */
export const alike =
  "revenir=re+venir devenir=de+venir comprendre=com+prendre apprendre=ap+prendre permettre=per+mettre";

/** Subjunctives that do not follow from the present: the first five persons' stems differ from that of nous and vous. */
export const subjunctives = `
être    sois sois soit soyons soyez soient
avoir   aie aies ait ayons ayez aient
aller   aille ailles aille allions alliez aillent
faire   fasse fasses fasse fassions fassiez fassent
pouvoir puisse puisses puisse puissions puissiez puissent
savoir  sache saches sache sachions sachiez sachent
vouloir veuille veuilles veuille voulions vouliez veuillent
`;

/** Verbs in -eler, -eter that double their consonant, and verbs that take a grave accent instead. */
export const doubling = ["appeler"];
export const grave = ["acheter", "lever", "promener"];
