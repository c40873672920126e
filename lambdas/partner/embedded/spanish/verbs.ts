import type { VerbTable } from "../morphology.ts";

/** All verbs, as "infinitive:english"; those that change their stem or have forms of their own are below as well. */
export const listed: VerbTable = {
  sport:
    "jugar:play nadar:swim bailar:dance esquiar:ski correr:run ganar:win patinar:skate montar:ride entrenar:train practicar:practise",
  food: "comer:eat beber:drink cocinar:cook cenar:have_dinner desayunar:have_breakfast almorzar:have_lunch pedir:order preparar:prepare probar:try",
  media: "leer:read dibujar:draw ver:see mirar:look_at",
  music: "escuchar:listen cantar:sing tocar:play",
  technology:
    "descargar:download navegar:surf mandar:send enviar:send chatear:chat usar:use utilizar:use subir:upload llamar:call",
  school:
    "estudiar:study aprender:learn enseñar:teach repasar:revise aprobar:pass suspender:fail comprender:understand escribir:write entender:understand",
  work: "trabajar:work ahorrar:save",
  travel:
    "viajar:travel visitar:visit volar:fly alojar:stay conducir:drive broncear:tan reservar:book explorar:explore conocer:get_to_know",
  town: "vivir:live",
  nature:
    "reciclar:recycle proteger:protect contaminar:pollute reducir:reduce apagar:turn_off plantar:plant cuidar:look_after malgastar:waste",
  weather: "llover:rain nevar:snow",
  health: "fumar:smoke dormir:sleep evitar:avoid descansar:rest",
  shopping: "comprar:buy llevar:wear gastar:spend vender:sell costar:cost",
  friends: "charlar:chat discutir:argue invitar:invite compartir:share quedar:meet_up",
  festivals: "celebrar:celebrate decorar:decorate",
  home: "arreglar:tidy limpiar:clean lavar:wash levantar:get_up acostar:put_to_bed despertar:wake vestir:dress duchar:shower planchar:iron ordenar:tidy",
  leisure: "relajar:relax divertir:have_fun pasear:walk salir:go_out",
  other: `gustar:please encantar:delight interesar:interest aburrir:bore odiar:hate preferir:prefer pensar:think creer:believe buscar:look_for dar:give hablar:talk
    preguntar:ask ayudar:help empezar:start continuar:continue intentar:try olvidar:forget pasar:spend dejar:leave volver:return regresar:return llegar:arrive caer:fall
    entrar:enter contar:tell mostrar:show esperar:hope molestar:bother cerrar:close romper:break pagar:pay cambiar:change mejorar:improve permitir:allow
    terminar:finish acabar:finish elegir:choose crecer:grow responder:answer perder:lose oír:hear ser:be estar:be ir:go haber:have tener:have hacer:do poder:be_able
    querer:want deber:must saber:know venir:come poner:put decir:say traer:bring sentir:feel servir:serve recibir:receive abrir:open ofrecer:offer seguir:follow
    reír:laugh soñar:dream imaginar:imagine decidir:decide nacer:be_born morir:die parecer:seem necesitar:need soler:usually_do encontrar:find recordar:remember
    adorar:love amar:love echar:throw tomar:take coger:take andar:walk caminar:walk sacar:take_out faltar:be_missing doler:hurt tratar:treat funcionar:work
    organizar:organise participar:take_part opinar:think disfrutar:enjoy cumplir:turn parar:stop ayunar:fast convertir:turn apoyar:support`,
};

/** How the stem changes where it is stressed. */
export const changing: Readonly<Record<string, string>> = {
  ie: "preferir pensar empezar cerrar entender perder sentir divertir despertar nevar querer tener venir convertir",
  ue: "dormir volver contar mostrar soñar morir encontrar recordar costar almorzar probar aprobar volar acostar soler doler llover poder",
  i: "pedir servir vestir seguir elegir reír",
  ú: "continuar",
  í: "enviar esquiar",
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
poder | - | pud | podr | - | pudiendo | - | -
querer | - | quis | querr | - | - | - | -
saber | sé sabes sabe sabemos sabéis saben | sup | sabr | - | - | - | sepa
venir | vengo vienes viene venimos venís vienen | vin | vendr | - | viniendo | - | venga
poner | pongo pones pone ponemos ponéis ponen | pus | pondr | puesto | - | - | ponga
decir | digo dices dice decimos decís dicen | dije dijiste dijo dijimos dijisteis dijeron | dir | dicho | diciendo | - | diga
traer | traigo traes trae traemos traéis traen | traje trajiste trajo trajimos trajisteis trajeron | - | traído | trayendo | - | traiga
salir | salgo sales sale salimos salís salen | - | saldr | - | - | - | salga
dar | doy das da damos dais dan | di diste dio dimos disteis dieron | - | - | - | - | dé des dé demos deis den
ver | veo ves ve vemos veis ven | vi viste vio vimos visteis vieron | - | visto | - | veía veías veía veíamos veíais veían | vea
oír | oigo oyes oye oímos oís oyen | oí oíste oyó oímos oísteis oyeron | oir | oído | oyendo | oía oías oía oíamos oíais oían | oiga
reír | río ríes ríe reímos reís ríen | reí reíste rió reímos reísteis rieron | reir | reído | riendo | - | ría
caer | caigo caes cae caemos caéis caen | caí caíste cayó caímos caísteis cayeron | - | caído | cayendo | - | caiga
leer | - | leí leíste leyó leímos leísteis leyeron | - | leído | leyendo | - | -
creer | - | creí creíste creyó creímos creísteis creyeron | - | creído | creyendo | - | -
jugar | juego juegas juega jugamos jugáis juegan | - | - | - | - | - | juegue juegues juegue juguemos juguéis jueguen
conducir | conduzco conduces conduce conducimos conducís conducen | conduje condujiste condujo condujimos condujisteis condujeron | - | - | - | - | conduzca
reducir | reduzco reduces reduce reducimos reducís reducen | reduje redujiste redujo redujimos redujisteis redujeron | - | - | - | - | reduzca
conocer | conozco conoces conoce conocemos conocéis conocen | - | - | - | - | - | conozca
crecer | crezco creces crece crecemos crecéis crecen | - | - | - | - | - | crezca
nacer | nazco naces nace nacemos nacéis nacen | - | - | - | - | - | nazca
parecer | parezco pareces parece parecemos parecéis parecen | - | - | - | - | - | parezca
ofrecer | ofrezco ofreces ofrece ofrecemos ofrecéis ofrecen | - | - | - | - | - | ofrezca
andar | - | anduv | - | - | - | - | -
escribir | - | - | - | escrito | - | - | -
abrir | - | - | - | abierto | - | - | -
romper | - | - | - | roto | - | - | -
morir | - | - | - | muerto | muriendo | - | -
volver | - | - | - | vuelto | - | - | -
`;
