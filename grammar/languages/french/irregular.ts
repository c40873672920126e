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
cueillir  cueille cueilles cueille cueillons cueillez cueillent  cueilli cueiller
battre    bats bats bat battons battez battent                battu battr
peindre   peins peins peint peignons peignez peignent         peint peindr
craindre  crains crains craint craignons craignez craignent   craint craindr
joindre   joins joins joint joignons joignez joignent         joint joindr
construire construis construis construit construisons construisez construisent construit construir
nuire     nuis nuis nuit nuisons nuisez nuisent               nui nuir
interdire interdis interdis interdit interdisons interdisez interdisent interdit interdir
prévoir   prévois prévois prévoit prévoyons prévoyez prévoient prévu prévoir
fuir      fuis fuis fuit fuyons fuyez fuient                  fui fuir
valoir    vaux vaux vaut valons valez valent                  valu vaudr
asseoir   assieds assieds assied asseyons asseyez asseyent    assis assiér
acquérir  acquiers acquiers acquiert acquérons acquérez acquièrent acquis acquerr
haïr      hais hais hait haïssons haïssez haïssent            haï haïr
résoudre  résous résous résout résolvons résolvez résolvent   résolu résoudr
coudre    couds couds coud cousons cousez cousent             cousu coudr
rompre    romps romps rompt rompons rompez rompent            rompu rompr
vaincre   vaincs vaincs vainc vainquons vainquez vainquent    vaincu vaincr
suffire   suffis suffis suffit suffisons suffisez suffisent   suffi suffir
conclure  conclus conclus conclut concluons concluez concluent conclu conclur
inclure   inclus inclus inclut incluons incluez incluent      inclus inclur
distraire distrais distrais distrait distrayons distrayez distraient distrait distrair
émouvoir  émeus émeus émeut émouvons émouvez émeuvent         ému émouvr
`;

/** Verbs that go like one of the table above but for how they begin: revenir like venir, mentir like sentir. */
export const alike = `
venir /re,de,par,inter,pré,sou,con,pro
tenir /ob,main,re,appar,con,sou,entre
prendre /com,ap,sur,re,entre
mettre /per,pro,re,com,ad,trans,é
sentir s/m,ress
dormir d/end
partir p/rep
courir c/parc,conc
ouvrir o/co,déco
offrir o/sou
vivre v/surv
suivre s/pours
rire r/sour
connaître c/rec
connaître conn/par,appar,dispar
écrire é/dé,ins
interdire inter/contre
lire l/rel,él
voir v/rev
recevoir re/dé,aper,con,per
faire f/ref,satisf
battre b/comb,ab
peindre p/ét,att,t
craindre cr/pl,contr
joindre j/rej
construire cons/dé,ins
conduire con/pro,ré,tra,intro
conduire cond/c
fuir f/enf
cueillir c/acc,rec
rompre r/interr
vaincre v/conv
plaire /dé
conclure con/ex
`;

/** Subjunctives that do not follow from the present. */
export const subjunctives = `
être    sois sois soit soyons soyez soient
avoir   aie aies ait ayons ayez aient
aller   aille ailles aille allions alliez aillent
faire   fasse fasses fasse fassions fassiez fassent
pouvoir puisse puisses puisse puissions puissiez puissent
savoir  sache saches sache sachions sachiez sachent
vouloir veuille veuilles veuille voulions vouliez veuillent
valoir  vaille vailles vaille valions valiez vaillent
`;

/** Present participles that do not follow from "nous". */
export const gerunds = "être:étant avoir:ayant savoir:sachant";

/** Verbs in -eler, -eter that double their consonant, and verbs that take a grave accent instead. */
export const doubling =
  "appeler rappeler jeter rejeter projeter épeler renouveler feuilleter épousseter".split(" ");
export const grave =
  "acheter lever promener mener amener emmener ramener élever enlever soulever peser geler congeler achever crever harceler".split(
    " ",
  );

/** Verbs whose participle never agrees with anything. */
export const steady = "être pouvoir rire sourire suffire nuire plaire déplaire pleuvoir".split(" ");
