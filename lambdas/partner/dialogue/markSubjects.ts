/**
 * The English glosses that lead to a subject of Mark's: before the "|" those that name the whole of it, so that a line may
 * begin with yes or no, after it those that only belong to it. "_" is a space. Broad subjects give way to all others.
 */
const triggers = `
pets: pet animal dog | cat rabbit fish hamster puppy horse bird guinea_pig goldfish mouse tortoise parrot
siblings: brothers_and_sisters sister sibling little_sister | twin half-sister stepsister only_child
brother: brother little_brother | half-brother stepbrother
grandparents: grandparents grandfather grandmother grandad grandma granny grandpa gran |
parents: parent parents mother father mum dad |
friends: friend friends best_friend mate friendship | girl boy group_of_friends classmate
love: | boyfriend girlfriend love marriage wedding marry husband wife fall_in_love couple
football: football football_match | football_player footballer play_football
badminton: badminton |
swimming: swimming swim swimming_pool | indoor_pool open-air_pool
sport: sport kind_of_sport sports exercise | run jog ski cycle train tennis rugby
guitar: guitar |
instrument: instrument | piano violin drums flute saxophone trumpet
concert: concert | gig
music: music | song singer band group rap rock pop listen sing singing kind_of_music choir dance
films: film films movie | cinema actor actress horror_film comedy cinema_ticket
series: series | game_show quiz_show reality_show quiz television TV programme soap_opera TV_set Netflix documentary cartoon cartoons episode
books: read reading comic | book novel magazine author favourite_book story
games: video_game computer_game console | PlayStation game
phone: mobile_phone phone smartphone | app text text_message message call screen charger selfie
internet: internet network networks | social_network website online Instagram TikTok YouTube WhatsApp computer laptop surf chat video technology influencer YouTuber
celebrities: celebrity celebrities star | fame famous idol
shopping: shopping | shop shops buy shopping_centre purchase supermarket
clothes: clothes | fashion wear shirt dress jeans trainers shoe shoes skirt trousers jumper brand
uniform: uniform school_uniform |
subjects: subject favourite_subject | history science sciences biology chemistry physics English computing PE religion drama economics study
geography: geography |
maths: maths mathematics |
art: art drawing draw | painting paint
languages: language languages foreign_language foreign_languages | French Spanish German Italian Latin
teachers: teacher head_teacher primary_teacher | tutor teach
homework: homework |
exams: exam exams test GCSEs | revise revision speaking_exam mark
lunch: lunch lunch_break | canteen have_lunch sandwich
mushrooms: mushroom mushrooms |
curry: curry |
pizza: pizza |
vegetarian: vegetarian vegan | meat
drink: drink | coffee tea juice water lemonade cola
food: food meal favourite_food dish | eat breakfast dinner restaurant cook cooking dessert have_dinner have_breakfast fruit chocolate vegetable vegetables taste
weather: weather | rain snow sun wind cold
seasons: season | autumn winter spring favourite_season
christmas: Christmas | Christmas_Day Christmas_Eve Christmas_market
birthday: birthday | be_born birth
festivals: festival festivals party | tradition celebrate celebration custom Easter Halloween New_Year's_Eve bonfire fireworks
france: France |
spain: Spain |
germany: Germany |
travel: travel trip journey country countries abroad foreign_countries foreign_country | plane destination Canada
sea: sea beach | ocean coast
holidays: holiday holidays summer_holidays | hotel camping campsite summer camp dream_holiday resort
environment: environment recycling | recycle protect save planet plastic pollution climate nature sort rubbish waste climate_change environmental_protection electricity energy global_warming
smoking: smoke smoking vape | smoker cigarette tobacco
alcohol: alcohol | beer wine
health: health fit fitness | healthy diet stress keep_fit unhealthy
sleep: sleep | go_to_bed
routine: get_up everyday_life | wake wake_up get_up_early alarm_clock lie_in shower routine daily_routine
chores: housework chore chores household | washing-up tidy clean wash dishes tidying iron vacuum_cleaner wash_up task
job: part-time_job holiday_job | earn babysitting
money: money pocket_money | save_money spend earnings
career: career profession dream_job future | become job work occupation trade
plans: | university sixth_form plan project studies A_levels
dream: dream | lottery rich wish
home: house flat home bedroom room | live garden kitchen live_in furniture accommodation
town: town city village area neighbourhood region district | home_town town_centre place sight
transport: transport means_of_transport way_to_school | bus bike walk bicycle school_bus train
school: school secondary_school | classroom rule class pupil break playground school_day timetable lesson lessons teaching start_of_term
family: family | relative relatives cousin aunt uncle
weekend: weekend |
freeTime: free_time hobby leisure | favourite_hobby free_moments relax rest have_fun go_out leisure_activity leisure_time activity fun passion
`;

/** These give way to whatever else a question names: "your friends", "at school", "at the weekend". */
const BROAD = new Set(
  "friends school family weekend freeTime town home holidays plans dream career transport money shopping love".split(
    " ",
  ),
);

export type Trigger = { subject: string; whole: boolean; broad: boolean };

const byGloss = new Map<string, Trigger>();
for (const line of triggers.trim().split("\n")) {
  const [subject = "", glosses = ""] = line.split(":");
  const [whole = "", part = ""] = glosses.split("|");
  for (const [list, isWhole] of [
    [whole, true],
    [part, false],
  ] as const)
    for (const gloss of list.trim().split(/\s+/)) {
      const key = gloss.replaceAll("_", " ").toLowerCase();
      if (key !== "" && !byGloss.has(key))
        byGloss.set(key, { subject, whole: isWhole, broad: BROAD.has(subject) });
    }
}

/** What an English gloss leads to, if anything. */
export const triggerOf = (gloss: string): Trigger | undefined => byGloss.get(gloss.toLowerCase());

/** Subjects that the triggers lead to. */
export const triggeredSubjects: ReadonlySet<string> = new Set(
  [...byGloss.values()].map(({ subject }) => subject),
);

/** Where no gloss leads anywhere, the topic of a word may: tennis is sport. */
const byTopic: Readonly<Record<string, string>> = {
  food: "food",
  sport: "sport",
  music: "music",
  technology: "internet",
  animals: "pets",
  shopping: "clothes",
  festivals: "festivals",
  weather: "weather",
  nature: "environment",
  travel: "travel",
  school: "subjects",
  health: "health",
};
/** For a question that names nothing, what its exercise is about will do. */
const byTheme: Readonly<Record<string, string>> = {
  ...byTopic,
  family: "family",
  friends: "friends",
  home: "home",
  town: "town",
  media: "films",
  school: "school",
  work: "career",
  travel: "holidays",
  leisure: "freeTime",
};
export const subjectOfTopic = (topic: string | undefined): string | undefined => byTopic[topic ?? ""];
export const subjectOfTheme = (topic: string | undefined): string | undefined => byTheme[topic ?? ""];
