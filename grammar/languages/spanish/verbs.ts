import type { VerbTable } from "../../core/morphology.ts";

/** All verbs, as "infinitive:english"; those that change their stem or have forms of their own are below as well. */
export const listed: VerbTable = {
  sport: `jugar:play nadar:swim bailar:dance esquiar:ski correr:run ganar:win patinar:skate montar:ride entrenar:train practicar:practise empatar:draw
marcar:score competir:compete escalar:climb saltar:jump lanzar:throw pescar:fish bucear:dive remar:row estirar:stretch boxear:box
esforzar:make_an_effort animar:encourage`,
  food: `comer:eat beber:drink cocinar:cook cenar:have_dinner desayunar:have_breakfast almorzar:have_lunch pedir:order preparar:prepare probar:try
freír:fry asar:roast cortar:cut pelar:peel mezclar:mix calentar:heat hervir:boil saborear:taste tragar:swallow masticar:chew alimentar:feed
añadir:add picar:snack merendar:have_a_snack cocer:boil oler:smell devorar:devour engordar:put_on_weight adelgazar:lose_weight`,
  media: `leer:read dibujar:draw ver:see mirar:look_at actuar:act filmar:film grabar:record publicar:publish estrenar:premiere pintar:paint
fotografiar:photograph`,
  music: `escuchar:listen cantar:sing tocar:play componer:compose ensayar:rehearse sonar:sound`,
  technology: `descargar:download navegar:surf mandar:send enviar:send chatear:chat usar:use utilizar:use subir:upload llamar:call bajar:download
colgar:hang instalar:install conectar:connect desconectar:disconnect imprimir:print copiar:copy borrar:delete guardar:save cargar:charge
enganchar:hook acosar:bully bloquear:block actualizar:update programar:program`,
  school: `estudiar:study aprender:learn enseñar:teach repasar:revise aprobar:pass suspender:fail comprender:understand escribir:write
entender:understand explicar:explain corregir:correct examinar:examine repetir:repeat memorizar:memorise traducir:translate sumar:add
calcular:calculate asistir:attend castigar:punish educar:educate graduar:graduate pronunciar:pronounce dominar:master`,
  work: `trabajar:work ahorrar:save contratar:hire despedir:fire dirigir:direct construir:build reparar:repair diseñar:design inventar:invent
investigar:research entrevistar:interview emplear:employ firmar:sign jubilar:retire cobrar:charge dedicar:dedicate colaborar:collaborate
ascender:be_promoted`,
  travel: `viajar:travel visitar:visit volar:fly alojar:stay conducir:drive broncear:tan reservar:book explorar:explore conocer:get_to_know
cruzar:cross despegar:take_off despejar:clear facturar:check_in alquilar:rent veranear:spend_the_summer acampar:camp aparcar:park girar:turn
doblar:turn guiar:guide recorrer:travel_round descubrir:discover partir:leave marchar:leave bañar:bathe tostar:toast acompañar:accompany`,
  town: `vivir:live`,
  nature: `reciclar:recycle proteger:protect contaminar:pollute reducir:reduce apagar:turn_off plantar:plant cuidar:look_after malgastar:waste
reutilizar:reuse salvar:save conservar:preserve destruir:destroy respetar:respect ensuciar:dirty dañar:damage desperdiciar:waste quemar:burn
cultivar:grow sembrar:sow desaparecer:disappear combatir:combat separar:separate tirar:throw_away recoger:pick_up regar:water emitir:emit
causar:cause provocar:cause afectar:affect amenazar:threaten`,
  weather: `llover:rain nevar:snow granizar:hail tronar:thunder soplar:blow brillar:shine helar:freeze`,
  health: `curar:cure fumar:smoke dormir:sleep evitar:avoid descansar:rest sufrir:suffer respirar:breathe enfermar:fall_ill vomitar:vomit sangrar:bleed
herir:wound lesionar:injure torcer:twist operar:operate marear:make_dizzy emborrachar:get_drunk drogar:drug superar:overcome
recuperar:recover vacunar:vaccinate pesar:weigh`,
  shopping: `comprar:buy llevar:wear gastar:spend vender:sell costar:cost devolver:give_back valer:be_worth regalar:give_as_a_present rebajar:reduce`,
  friends: `charlar:chat discutir:argue invitar:invite compartir:share quedar:meet_up besar:kiss abrazar:hug saludar:greet pelear:fight perdonar:forgive
confiar:trust criticar:criticise mentir:lie insultar:insult enamorar:fall_in_love soportar:stand aguantar:put_up_with admirar:admire
reunir:gather presentar:introduce`,
  festivals: `celebrar:celebrate decorar:decorate disfrazar:dress_up desear:wish felicitar:congratulate adornar:decorate encender:light desfilar:parade
rezar:pray`,
  home: `arreglar:tidy limpiar:clean lavar:wash levantar:get_up acostar:put_to_bed despertar:wake vestir:dress duchar:shower planchar:iron
ordenar:tidy fregar:wash_up barrer:sweep quitar:take_off secar:dry tender:hang_out coser:sew mudar:move colocar:place vaciar:empty
llenar:fill peinar:comb cepillar:brush afeitar:shave maquillar:make_up sentar:sit`,
  leisure: `relajar:relax divertir:have_fun pasear:walk salir:go_out coleccionar:collect tejer:knit entretener:entertain hartar:fill`,
  family: `casar:marry divorciar:divorce adoptar:adopt criar:bring_up `,
  other: `gustar:please encantar:delight interesar:interest aburrir:bore odiar:hate preferir:prefer pensar:think creer:believe buscar:look_for
dar:give hablar:talk preguntar:ask ayudar:help empezar:start continuar:continue intentar:try olvidar:forget pasar:spend dejar:leave
volver:return regresar:return llegar:arrive caer:fall entrar:enter contar:tell mostrar:show esperar:hope molestar:bother cerrar:close
romper:break pagar:pay cambiar:change mejorar:improve permitir:allow terminar:finish acabar:finish elegir:choose crecer:grow
responder:answer perder:lose oír:hear ser:be estar:be ir:go haber:have tener:have hacer:do poder:be_able querer:want deber:must saber:know
venir:come poner:put decir:say traer:bring sentir:feel servir:serve recibir:receive abrir:open ofrecer:offer seguir:follow reír:laugh
soñar:dream imaginar:imagine decidir:decide nacer:be_born morir:die parecer:seem necesitar:need soler:usually_do encontrar:find
recordar:remember adorar:love amar:love echar:throw tomar:take coger:take andar:walk caminar:walk sacar:take_out faltar:be_missing
doler:hurt tratar:treat funcionar:work organizar:organise participar:take_part opinar:think disfrutar:enjoy cumplir:turn parar:stop
ayunar:fast convertir:turn apoyar:support abandonar:abandon aceptar:accept acercar:bring_near aconsejar:advise acordar:agree
acostumbrar:accustom adivinar:guess admitir:admit advertir:warn agradecer:thank ahogar:drown alcanzar:reach alegrar:cheer_up
alejar:move_away ampliar:widen analizar:analyse anunciar:announce apetecer:appeal aplicar:apply apostar:bet aprovechar:make_the_most_of
apuntar:note arrepentir:regret asustar:frighten atacar:attack atender:attend_to atraer:attract atravesar:cross atrever:dare
aumentar:increase averiguar:find_out avisar:warn bastar:be_enough batir:beat caber:fit cansar:tire callar:hush chocar:crash citar:quote
comparar:compare cometer:commit complicar:complicate comportar:behave comprobar:check comunicar:communicate concentrar:concentrate concluir:conclude
confesar:confess conmover:move conseguir:achieve consultar:consult contener:contain contestar:answer controlar:control convencer:convince
convenir:suit corresponder:correspond crear:create cubrir:cover culpar:blame defender:defend definir:define demostrar:demonstrate
depender:depend describir:describe deshacer:undo destacar:stand_out detener:stop detestar:detest diferenciar:differentiate
disponer:have_available distinguir:distinguish distraer:distract dudar:doubt durar:last eliminar:eliminate empeorar:get_worse enfadar:anger
enfrentar:confront enojar:anger enterar:inform enterrar:bury entregar:hand_in envidiar:envy equivocar:mistake escapar:escape esconder:hide
estropear:spoil exagerar:exaggerate exigir:demand existir:exist experimentar:experience exponer:exhibit expresar:express extender:extend
cazar:hunt detectar:detect+ talar:fell+ extinguir:extinguish+ facilitar:make_easier fallar:fail fascinar:fascinate fijar:fix formar:form fracasar:fail gritar:shout gobernar:govern huir:flee
ignorar:ignore iluminar:light_up imitar:imitate impedir:prevent implicar:involve importar:matter impresionar:impress incluir:include
inscribir:enrol inspirar:inspire intercambiar:exchange interrumpir:interrupt introducir:introduce invertir:invest irritar:irritate
juntar:join juzgar:judge ladrar:bark llorar:cry luchar:fight madurar:mature manejar:handle mantener:maintain matar:kill medir:measure
mencionar:mention merecer:deserve meter:put_in molar:be_cool morder:bite motivar:motivate mover:move negar:deny nombrar:name notar:notice
obligar:force observar:observe obtener:obtain ocupar:occupy ocurrir:happen oponer:oppose pertenecer:belong perjudicar:harm permanecer:remain
perseguir:pursue pillar:catch pisar:step_on planear:plan planificar:plan plantear:raise preocupar:worry prestar:lend presumir:show_off
pretender:aim prevenir:prevent prohibir:forbid prometer:promise promover:promote proponer:propose proporcionar:provide protestar:protest
proyectar:plan quejar:complain reaccionar:react realizar:carry_out reconocer:recognise recomendar:recommend referir:refer reflejar:reflect
relacionar:relate rendir:perform repartir:hand_out representar:represent requerir:require rescatar:rescue resolver:solve resultar:turn_out
retirar:withdraw retrasar:delay revelar:reveal robar:steal rodear:surround rogar:beg satisfacer:satisfy señalar:point_out significar:mean
situar:situate sobrevivir:survive solucionar:solve sonreír:smile sorprender:surprise sostener:hold suceder:happen sugerir:suggest
suponer:suppose sustituir:replace tardar:take_a_long_time tatuar:tattoo temblar:tremble temer:fear tentar:tempt transportar:transport
tropezar:trip valorar:value variar:vary vencer:defeat vengar:avenge votar:vote chiflar:drive_crazy tolerar:tolerate agobiar:overwhelm
estresar:stress calmar:calm concienciar:raise_awareness discriminar:discriminate emigrar:emigrate inmigrar:immigrate financiar:finance
garantizar:guarantee madrugar:get_up_early extrañar:miss flotar:float manifestar:demonstrate mojar:wet obsesionar:obsess pegar:hit
pinchar:prick recaudar:raise_money rodar:film sacrificar:sacrifice sobrar:be_left_over soltar:let_go tapar:cover trasladar:move trepar:climb
volcar:knock_over aparecer:appear emocionar:move decepcionar:disappoint horrorizar:horrify deprimir:depress atrapar:trap rebotar:bounce
tumbar:knock_down contactar:contact evaluar:evaluate`,
};

/** How the stem changes where it is stressed. */
export const changing: Readonly<Record<string, string>> = {
  ie: `preferir pensar empezar cerrar entender perder sentir divertir despertar nevar querer tener venir convertir comenzar defender encender
calentar recomendar sentar mentir sugerir referir advertir invertir herir hervir requerir atender extender tender merendar regar negar
fregar gobernar helar temblar tropezar confesar atravesar tentar manifestar enterrar sembrar ascender arrepentir`,
  ue: `dormir volver contar mostrar soñar morir encontrar recordar costar almorzar probar aprobar volar acostar soler doler llover poder resolver
mover conmover promover volcar rodar soltar demostrar comprobar acordar colgar tronar apostar morder cocer torcer sonar esforzar tostar
rogar`,
  i: "pedir servir vestir seguir elegir reír repetir competir despedir corregir medir impedir rendir",
  ú: "continuar actuar graduar situar evaluar tatuar",
  í: "enviar esquiar guiar variar confiar criar vaciar fotografiar ampliar",
};

/** Verbs that go like another one with something before it. */
export const derived: Readonly<Record<string, string>> = {
  tener: "mantener detener contener obtener sostener entretener",
  poner: "componer disponer exponer oponer proponer suponer",
  hacer: "deshacer",
  venir: "convenir prevenir",
  traer: "atraer distraer",
  seguir: "conseguir perseguir",
  volver: "devolver",
  reír: "sonreír freír",
  escribir: "describir",
  cubrir: "descubrir",
};

/**
 * Irregular verbs: present | preterite (six forms, or the stem of -e -iste -o) | stem of the future | participle | gerund
 * | imperfect | subjunctive. "-" and what is left out follows the rule.
 */
export const irregular = `
ser | soy eres es somos sois son | fui fuiste fue fuimos fuisteis fueron | - | sido | siendo | era eras era éramos erais eran | sea
estar | estoy estás está estamos estáis están | estuv | - | - | - | - | esté estés esté estemos estéis estén
ir | voy vas va vamos vais van | fui fuiste fue fuimos fuisteis fueron | - | ido | yendo | iba ibas iba íbamos ibais iban | vaya
haber | he has ha hemos habéis han | hub | habr | - | - | - | haya
tener | tengo tienes tiene tenemos tenéis tienen | tuv | tendr | - | - | - | tenga
hacer | hago haces hace hacemos hacéis hacen | hice hiciste hizo hicimos hicisteis hicieron | har | hecho | - | - | haga
satisfacer | satisfago satisfaces satisface satisfacemos satisfacéis satisfacen | satisfice satisficiste satisfizo satisficimos satisficisteis satisficieron | satisfar | satisfecho | - | - | satisfaga
poder | - | pud | podr | - | pudiendo | - | -
querer | - | quis | querr | - | - | - | -
saber | sé sabes sabe sabemos sabéis saben | sup | sabr | - | - | - | sepa
caber | quepo cabes cabe cabemos cabéis caben | cup | cabr | - | - | - | quepa
venir | vengo vienes viene venimos venís vienen | vin | vendr | - | viniendo | - | venga
poner | pongo pones pone ponemos ponéis ponen | pus | pondr | puesto | - | - | ponga
decir | digo dices dice decimos decís dicen | dije dijiste dijo dijimos dijisteis dijeron | dir | dicho | diciendo | - | diga
traer | traigo traes trae traemos traéis traen | traje trajiste trajo trajimos trajisteis trajeron | - | traído | trayendo | - | traiga
salir | salgo sales sale salimos salís salen | - | saldr | - | - | - | salga
valer | valgo vales vale valemos valéis valen | - | valdr | - | - | - | valga
dar | doy das da damos dais dan | di diste dio dimos disteis dieron | - | - | - | - | dé des dé demos deis den
ver | veo ves ve vemos veis ven | vi viste vio vimos visteis vieron | - | visto | - | veía veías veía veíamos veíais veían | vea
oír | oigo oyes oye oímos oís oyen | oí oíste oyó oímos oísteis oyeron | oir | oído | oyendo | - | oiga
oler | huelo hueles huele olemos oléis huelen | - | - | - | - | - | huela huelas huela olamos oláis huelan
reír | río ríes ríe reímos reís ríen | reí reíste rió reímos reísteis rieron | reir | reído | riendo | - | ría rías ría riamos riáis rían
freír | - | - | - | frito
caer | caigo caes cae caemos caéis caen | caí caíste cayó caímos caísteis cayeron | - | caído | cayendo | - | caiga
huir | huyo huyes huye huimos huis huyen | hui huiste huyó huimos huisteis huyeron | - | - | huyendo | - | huya
jugar | juego juegas juega jugamos jugáis juegan | - | - | - | - | - | juegue juegues juegue juguemos juguéis jueguen
reunir | reúno reúnes reúne reunimos reunís reúnen | - | - | - | - | - | reúna reúnas reúna reunamos reunáis reúnan
prohibir | prohíbo prohíbes prohíbe prohibimos prohibís prohíben | - | - | - | - | - | prohíba prohíbas prohíba prohibamos prohibáis prohíban
andar | - | anduv
escribir | - | - | - | escrito
imprimir | - | - | - | impreso
inscribir | - | - | - | inscrito
abrir | - | - | - | abierto
cubrir | - | - | - | cubierto
romper | - | - | - | roto
morir | - | - | - | muerto | muriendo
volver | - | - | - | vuelto
resolver | - | - | - | resuelto
`;
