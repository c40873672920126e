import type { Theme } from "../../../../domain/themes.ts";
import type { Topic } from "../../../../grammar/core/topics.ts";

/** What is talked about where nobody has said what about. */
export const GENERAL: Theme = "free time";

/** The words that ask for a theme, in English and in the three languages, without accents; a slip of the keys is forgiven. */
export const keywords: Readonly<Record<Theme, string>> = {
  school: `school schools education subject subjects study studies studying teacher teachers lesson lessons uniform homework exam exams
    classroom college ecole collegue lycee matiere matieres professeur devoirs uniforme rentree scolaire schule schulen fach facher lehrer
    unterricht hausaufgaben schuluniform instituto escuela colegio asignatura asignaturas deberes profesor profesores estudios`,
  "free time": `leisure hobby hobbies sport sports football soccer tennis swimming music cinema film films movie movies reading books dance
    dancing concert concerts pastime pastimes freetime loisir loisirs musique natation lecture freizeit hobbys fussball musik kino lesen
    schwimmen ocio aficiones aficion deporte deportes futbol musica cine pelicula peliculas lectura`,
  "family and friends": `family families friend friends friendship relationship relationships parents mother father brother sister siblings
    grandparents pet pets marriage identity personality myself famille ami amis amitie copains freres soeurs familie freund freunde
    freundschaft freundin eltern geschwister beziehungen familia amigo amigos amistad padres hermanos relaciones`,
  "home and town": `home house houses bedroom flat town city cities neighbourhood neighborhood region village local area shopping shops shop
    clothes fashion directions maison chambre ville quartier magasins appartement haus wohnung zimmer stadt dorf gegend wohnort einkaufen
    geschafte casa ciudad pueblo barrio dormitorio tiendas compras`,
  holidays: `holiday holidays vacation vacations travel travelling tourism tourist trip trips abroad hotel beach camping plane airport transport
    vacances voyage voyages tourisme plage sejour ferien urlaub reisen reise tourismus strand vacaciones viaje viajes viajar turismo playa`,
  food: `food foods drink drinks eating eat meal meals restaurant restaurants cooking breakfast lunch dinner pizza cuisine nourriture manger
    repas boisson boissons gastronomie essen trinken mahlzeit kochen fruhstuck comida comidas bebida bebidas comer cocina desayuno`,
  health: `health healthy wellbeing lifestyle fitness body illness sleep sleeping stress doctor diet smoking sante forme bienetre sommeil
    maladie gesundheit gesund schlaf krankheit krankheiten ernahrung salud sano sana bienestar sueno enfermedad`,
  "media and technology": `media technology technologies internet phone phones mobile mobiles social computer computers online television tv
    series celebrity celebrities gaming videogames apps robots tiktok instagram youtube technologie medias telephone portable ordinateur
    reseaux medien handy handys fernsehen technik technologie netzwerke computerspiele tecnologia medios movil moviles ordenador redes television`,
  environment: `environment environmental climate pollution recycling recycle nature planet animals animal weather countryside
    sustainability energy environnement climat recyclage planete animaux meteo ecologie umwelt umweltschutz klima natur tiere wetter
    verschmutzung medioambiente ambiente clima contaminacion reciclaje naturaleza planeta animales ecologia`,
  work: `work job jobs career careers employment profession future ambition ambitions university apprenticeship internship money dreams plans
    travail metier metiers avenir carriere stage universite argent emploi projets arbeit beruf berufe zukunft nebenjob praktikum universitat geld
    ausbildung trabajo trabajos empleo carrera futuro universidad practicas dinero planes`,
  festivals: `festival festivals tradition traditions custom customs christmas easter birthday birthdays party parties celebration celebrations
    celebrate wedding carnival halloween culture fete fetes noel anniversaire paques carnaval coutumes mariage fest feste feier weihnachten
    geburtstag ostern karneval traditionen brauche hochzeit fiesta fiestas navidad cumpleanos tradiciones boda costumbres`,
  "everyday life": `daily routine weekend weekends chores housework everyday evening morning day quotidien quotidienne semaine routine taches
    alltag tagesablauf wochenende hausarbeit rutina diaria diario cotidiana tareas`,
};

/** Words for a whole theme. Beside one of these, nothing more particular was asked for. Without accents. */
export const themeNames = `school schools education study studies studying ecole college scolaire schule schulen instituto escuela colegio
  leisure free time hobby hobbies pastime pastimes freetime loisir loisirs libre freizeit hobbys ocio aficiones aficion tiempo temps
  family families friend friends friendship relationship relationships famille ami amis amitie familie freund freunde freundschaft
  familia amigo amigos amistad relations beziehungen relaciones home house town city area region local maison ville haus stadt wohnort
  casa ciudad holiday holidays vacation vacations travel travelling tourism vacances voyage voyages tourisme ferien urlaub reisen
  tourismus vacaciones viajes turismo food foods drink drinks eating nourriture boisson boissons essen trinken comida comidas bebida
  bebidas health healthy living wellbeing lifestyle sante gesundheit salud media technology technologie medias medien tecnologia medios
  environment environmental environnement umwelt medio ambiente medioambiente work job jobs career careers future plans ambitions travail
  metier metiers avenir arbeit beruf berufe zukunft trabajo trabajos futuro planes festival festivals tradition traditions custom customs
  fete fetes feste fest traditionen fiesta fiestas tradiciones daily routine everyday life quotidien quotidienne vie alltag leben
  rutina diaria vida cotidiana`;

/** Where what the lexicon knows of a word leads to. */
export const themeOf: Readonly<Record<Topic, Theme>> = {
  food: "food",
  family: "family and friends",
  friends: "family and friends",
  home: "home and town",
  town: "home and town",
  shopping: "home and town",
  sport: "free time",
  music: "free time",
  leisure: "free time",
  media: "media and technology",
  technology: "media and technology",
  school: "school",
  work: "work",
  travel: "holidays",
  weather: "environment",
  nature: "environment",
  // Those that people talk about live with them.
  animals: "family and friends",
  health: "health",
  festivals: "festivals",
};
