import { answersOf } from "../answered.ts";

/**
 * What students say without being asked for it, so that Mark need not ask: "theme/cluster.name, … | words". One answer has told it
 * that has a word of each group; groups are joined by "+". Words are English, as our dictionaries gloss them; "@sport" stands for
 * the words of a fact, and "#time", "#future" and "#past" for what an answer tells besides.
 */
export const answered = answersOf(`
free time/instruments.any, free time/instruments.learn | @instrument + play, learn, practise, be, have, like, love
free time/instruments.since | @instrument + #since
free time/instruments.continue | @instrument + #future
free time/music.kind, health/relaxing.music | rock, pop, pop music, rap, jazz, classical music, rock music, hip-hop, metal, band, singer, rapper + like, love, prefer, listen, listen to, favourite
free time/music.favourite, celebrity culture/singers.next | band, singer, rapper, group, rock band, favourite band, favourite singer, musician + favourite, like, love, prefer, listen, listen to, be, call, be called, fan
free time/music.when, media and technology/listening.how | listen, listen to + #time
free time/sport.any, health/exercise.any | @sport
free time/sport.any, health/exercise.any | sport + do, play, hate, like, love
free time/sport.why | @sport + #reason
health/exercise.often | @sport + #time
health/exercise.often | sport + #time
health/exercise.last | @sport + #past
free time/sport.team | team sport, individual sport, team + prefer, like, love
free time/matches.stadium | match, game, stadium + #past + see, watch, go
free time/matches.big-match | match, game, stadium + #future
free time/matches.at-home | stadium + television, home
free time/games.any, media and technology/gaming.any | video game, computer game, console, PlayStation, Xbox
free time/games.favourite, media and technology/gaming.favourite | video game, computer game, game + favourite, prefer
free time/games.board | board game, chess, cards
free time/games.childhood, family and friends/childhood.play | child, childhood, little, small, young, primary school + play
media and technology/gaming.last | video game, computer game, console + #past
free time/reading.any, media and technology/books.any | read, book, novel, reading
free time/reading.kind, media and technology/books.kind | novel, comic, detective story, manga, fantasy, science fiction, biography, poetry + read, like, love, prefer
free time/reading.last, media and technology/books.last | book, novel, read + #past
free time/reading.holidays | read, book, novel + #future
free time/reading.instead, media and technology/books.instead | read, book, reading + instead, prefer
free time/cinema.kind, media and technology/films.kind | comedy, action film, horror film, science fiction, science fiction film, cartoon, fantasy film, thriller, documentary, love film, romance + like, love, prefer, favourite, watch
free time/cinema.often | cinema, film + #time
free time/cinema.last, media and technology/films.last, celebrity culture/actors.last | film, cinema + #past
free time/cinema.next, media and technology/films.next | film, cinema + #future
free time/cinema.at-home, media and technology/films.where | cinema + home, sofa
free time/concerts.been, celebrity culture/singers.concert, festivals/local-events.seen | concert, festival, show, musical + #past
free time/concerts.plan, festivals/local-events.next | concert, festival, show + #future
free time/concerts.price | concert, ticket + expensive, cheap
free time/outings.area, home and town/town.facilities | cinema, park, sports centre, swimming pool, shopping centre, library, museum + there, have, area, town, village, near
free time/outings.plan, family and friends/friends.plan | friend, boyfriend, girlfriend + #future
free time/outings.last | go out, restaurant, cinema, park, bowling, meet + #past
free time/outings.where, home and town/activities.friends | friend + park, cinema, restaurant, café, shopping centre, town, beach + go, meet, be
free time/hobbies.favourite, free time/leisure.usual | hobby, free time, pastime, favourite hobby, passion
free time/hobbies.cooking, food/cooking.any | cook, bake, cooking, baking
free time/leisure.how-much, free time/leisure.enough | free time, time + much, little, enough, no, lot
free time/leisure.last-weekend, everyday life/weekends.last | weekend, Saturday, Sunday + #past
free time/leisure.next-weekend, everyday life/weekends.next | weekend, Saturday, Sunday + #future
celebrity culture/stars.favourite | star, celebrity, singer, actor, actress, footballer, influencer, player + favourite, admire, prefer, love, fan, idol
celebrity culture/influencers.follow, celebrity culture/influencers.opinion, media and technology/news.influencers | influencer, YouTuber, blogger, follower
celebrity culture/role-models.who, celebrity culture/role-models.be-one | role model, idol, admire, example
celebrity culture/role-models.qualities | role model, idol + be, must, should, have
celebrity culture/fame.one-day, celebrity culture/fame.good | famous, celebrity, fame, star + be, become, want, like, would
celebrity culture/fame.bad | famous, celebrity, fame, star + private life, paparazzi, pressure, privacy, stress, disadvantage
celebrity culture/actors.favourite | actor, actress + favourite, like, love, admire
celebrity culture/athletes.favourite | footballer, player, football player, athlete, sportsman + favourite, like, love, admire, idol
celebrity culture/athletes.pay, celebrity culture/actors.pay | earn, money, pay, millionaire + footballer, player, actor, star
celebrity culture/media.privacy | private life, privacy
celebrity culture/charity.how, celebrity culture/charity.duty | charity, donate, give, donation + star, celebrity, money, rich
environment/recycling.what, environment/daily.family | recycle, sort, recycling + paper, glass, plastic, bottle, rubbish, cardboard
environment/daily.actions | recycle, sort, save, protect, turn off, switch off, shower
environment/daily.important | important, environment + environment, planet
environment/energy.save | light, heating, electricity, energy + turn off, switch off, save
environment/water.save | shower, bath, tap, water + save, take, turn off, have a shower
environment/plastic.use, environment/plastic.less | plastic, plastic bag, plastic bottle + use, avoid, buy, bag
environment/travel.best | bike, bicycle, bus, train + environment, environmentally friendly, green, clean, pollute, exhaust fumes
environment/travel.walking | walk, foot, on foot, bike, bicycle, cycle
environment/travel.yesterday, everyday life/gettingAbout.school | school, secondary school + bus, bike, bicycle, car, foot, on foot, walk, cycle, train
environment/future.problem | problem + big, biggest, climate change, plastic, pollution
environment/volunteering.any, work/volunteering.any | volunteer, volunteering, voluntary work, charity shop
environment/volunteering.helped | beach, litter, rubbish, animal, tree + collect, plant, clean, save, pick up
environment/animals.favourite, family and friends/pets.favourite | animal + favourite, like, love, prefer
everyday life/mornings.get-up | get up, wake up, stand up, raise, lift + #hour
everyday life/mornings.breakfast, food/breakfast.usual | breakfast, have breakfast, cereal, toast, porridge, muesli
everyday life/mornings.today, food/breakfast.today | breakfast, have breakfast, get up + #past
everyday life/mornings.before-school | get up, have breakfast, breakfast, have a shower, get dressed + then, school, after, before
everyday life/mornings.prefer | morning + evening
everyday life/evenings.bed, health/sleep.bedtime | go to bed, sleep, bed, go to sleep, put to bed + #hour, late, early
health/sleep.hours, everyday life/evenings.sleep | sleep + hour, enough, little
health/sleep.last-night | sleep + #past
health/sleep.before, health/routine.yesterday | bed, go to bed, sleep + read, watch, listen, listen to, phone, mobile phone
everyday life/evenings.after-school | after, home, homework, evening + school, homework, return, come
everyday life/weekends.day | Saturday, Sunday, Friday + favourite, prefer, best
everyday life/chores.what, home and town/chores.help | tidy, clean, wash, wash up, hoover, vacuum, dishwasher, household chore, cook, washing-up, dish, iron, lay the table
everyday life/chores.least, home and town/chores.worst | tidy, clean, wash, hoover, iron, washing-up, household chore + hate, boring, detest, like
everyday life/chores.room, home and town/bedroom.tidied | bedroom, room + tidy, untidy, neat, tidy up
everyday life/clothes.usual, everyday life/clothes.favourite | jeans, T-shirt, trainer, pullover, dress, trousers, hoodie, skirt, clothes + wear, put on, like, love
everyday life/clothes.brands | brand, designer clothes
everyday life/clothes.second-hand | second-hand, second-hand clothes
everyday life/shopping.like, everyday life/shopping.where | shopping, go shopping, shop, buy + like, love, hate, shopping centre, town, internet, boring, online
everyday life/shopping.online | online, internet, shop + buy, shopping, order
everyday life/money.save, everyday life/money.later, work/money.save | save, save up + money, car, travel, holiday, bike, bicycle
everyday life/money.happy, work/money.happy | money, salary + happy, happiness
everyday life/weather.favourite, holidays/weather.favourite | sun, sunny, rain, snow, hot, heat, cold, weather + like, love, prefer, favourite, hate
everyday life/seasons.favourite | summer, winter, spring, autumn, season + favourite, prefer, like, love
everyday life/gettingAbout.drive | drive, driving licence, drive a car + #future
everyday life/gettingAbout.bike | bike, bicycle + car
family and friends/identity.age | age, year, old + be, have
family and friends/identity.birthday, festivals/birthday.when | birthday + #month, Halloween, Christmas
family and friends/identity.birthday-last, festivals/birthday.last | birthday + #past
family and friends/identity.birthday-next, festivals/birthday.next, festivals/birthday.eighteen | birthday + #future
festivals/birthday.like, festivals/birthday.family-friends | birthday + celebrate, party, cake, invite, restaurant, family, friend
family and friends/family.who | mother, mum, father, dad, parent + brother, sister, only child, grandmother, grandma
family and friends/siblings.any | brother, sister, only child, sibling, half-brother, half-sister, twin, twin sister, twin brother
family and friends/siblings.like, family and friends/family.person | brother, sister, mother, mum, father, dad + funny, nice, annoying, kind, strict, patient, tall, intelligent, shy, lively
family and friends/gettingOn.family, family and friends/gettingOn.best | get on, argue, get on well, understand, quarrel + family, parent, mother, mum, father, dad, brother, sister, grandmother
family and friends/gettingOn.talk | talk, advice, tell, trust, confide, ask + mother, mum, friend, sister, father, dad, problem
family and friends/family.laugh | funny, laugh + mother, father, dad, mum, brother, sister, uncle, grandfather, grandma
family and friends/family.visit | visit, see + grandmother, grandma, grandfather, uncle, aunt, cousin, grandparent + #past
family and friends/family.size | family, big family, small family + big, large, small
family and friends/together.eat, food/meals.together, food/meals.with | eat, have dinner, dinner, meal + together, family, parent, mother, mum
family and friends/together.prefer | friend + family, parent + prefer, like, rather
family and friends/friends.like | friend, best friend, boyfriend, girlfriend + funny, nice, loyal, kind, shy, lively, honest, tall, intelligent
family and friends/friends.met | friend, best friend, boyfriend, girlfriend + know, meet, primary school, nursery school, kindergarten
family and friends/friends.good | friend, good friend + must, should
family and friends/friends.many | friend + few, many, close, lot
family and friends/friends.online | online, internet + friend
family and friends/pets.any, family and friends/pets.later | @pet + have, pet, be, call
family and friends/pets.care | @pet + feed, walk, look after, go for a walk, clean, take out
family and friends/looks.self | hair, eye + have, be, blond, brown, blue
family and friends/character.self, family and friends/character.quality, family and friends/character.friends-say | shy, funny, lazy, hard-working, patient, sociable, optimistic, chatty, impatient, creative, talkative, sporty + be
family and friends/childhood.like | child, childhood, little, small + be, shy, play
family and friends/childhood.teenagers | child, little child + easy, simple, difficult, life
work/dreams.child-dream | child, childhood, little, small, young + dream, become, want
family and friends/independence.rules | may, have to, must, rule, allowed, forbid, forbidden, allow + home, parent, mother, mum
festivals/favourites.best, festivals/traditions.british | Christmas, Halloween, birthday, Easter, New Year's Eve, Eid, Diwali, carnival, festival + favourite, prefer, love, like
festivals/favourites.recent, festivals/family.last | celebrate, party, wedding, festival + #past
festivals/favourites.next, festivals/family.next | celebrate, party, wedding, festival + #future
festivals/favourites.who | celebrate, party + family, friend, parent
festivals/christmas.do | Christmas + eat, present, celebrate, family, tree, Christmas tree
festivals/christmas.last | Christmas + #past
festivals/christmas.commercial | Christmas + commercial, expensive, present, money
festivals/new-year.do, festivals/new-year.last | New Year's Eve, New Year, midnight, firework, fireworks
festivals/food.eat, food/special.birthday | Christmas, party, celebration, birthday, festival, wedding, Eid + eat, cake, turkey, food
festivals/presents.get, festivals/presents.best | present, gift + get, receive, give, be, like, love
festivals/presents.gave | present, gift + #past + give, buy, make
festivals/family.weddings | wedding, marry, get married
festivals/costumes.halloween, festivals/costumes.dressing-up | Halloween, costume, dress up, disguise
festivals/parties.good, festivals/parties.do | party + dance, music, eat, friend, food
food/likes.favourite, food/cooking.what | dish, favourite dish, favourite food, meal, food, favourite meal + favourite, prefer, like, love
food/likes.dislike | #dislike + eat, taste, vegetable, meat, fish, mushroom, cheese
food/likes.fruit, health/eating.often | fruit, vegetable, apple, banana + eat, like, every, day
food/likes.childhood, food/likes.changed | child, childhood, little, small, primary school + eat, like, love, food
food/meals.evening, food/meals.yesterday | dinner, evening, have dinner, evening meal + eat, have, pasta, rice, chicken
food/eatingOut.often | restaurant + #time
food/eatingOut.last | restaurant, café + #past
food/eatingOut.place, food/eatingOut.order | restaurant, café, pizzeria + eat, order, like, good, favourite
food/world.favourite | Italian, Indian, Chinese, Mexican, Japanese, Spanish, French, Thai + food, cuisine, dish, cooking
food/schoolLunch.usual, food/schoolLunch.opinion, school/buildings.food | canteen, school lunch, lunch + eat, food, sandwich, good, bad, disgusting
food/drinks.favourite | drink, tea, coffee, water, juice, lemonade, cola + like, love, prefer, favourite
food/drinks.water | water + drink
food/snacks.dessert | chocolate, cake, ice cream, dessert, tart + like, love, prefer, favourite, eat
food/snacks.between | snack, crisps, biscuit, chocolate, sweets, sweet + eat, between, have a snack
health/healthyLiving.habits | healthy, fit, health, sport + eat, sleep, run, drink, do
health/screens.time, media and technology/phone.screen-time | screen, phone, mobile phone, computer, TikTok, social network, internet + hour, minute, time
health/screens.night, health/screens.rules | phone, mobile phone, screen + bed, night, bedroom, rule
health/screens.without | without, screen + screen, phone
health/relaxing.how | relax, rest, unwind, switch off, calm down
health/study.place, school/homework.where | study, learn, homework, revise + library, bedroom, kitchen, room, home, living room
health/outdoors.often | outdoors, walk, go for a walk, forest, park, nature + #time
health/happiness.mood | happy, mood, good mood + make, music, friend, sun
home and town/house.describe, home and town/house.rooms | house, flat, semi-detached house, terraced house, apartment + live, big, small, have, bedroom, garden, room
home and town/bedroom.describe | bedroom, my room, room + big, small, wall, bed, tidy, poster, share
home and town/bedroom.share | share + bedroom, room, sister, brother
home and town/town.describe, home and town/country.region | town, village, city, region, area, neighbourhood + big, small, quiet, pretty, boring, beautiful, lively, there, nice, historic
home and town/opinions.good, home and town/opinions.young | area, town, village, neighbourhood, city + good, like, love, great, pretty, quiet, advantage
home and town/opinions.bad | area, town, village, neighbourhood, city + boring, noise, noisy, pollution, dirty, disadvantage, nothing, bad, hate
home and town/shops.nearby | shop, supermarket, shopping centre, bakery + there, have, near, village, town
home and town/transport.opinion, home and town/transport.town, everyday life/gettingAbout.area | bus, train, public transport, means of transport + late, expensive, practical, take, never, unpunctual, every
home and town/country.prefer, holidays/types.city-country | city, town, big city + countryside, country, village
home and town/later.stay, work/dreams.live, work/ambitions.place | live, stay, move, leave, work + #future
home and town/visitors.see, holidays/tourism.area | tourist, castle, museum, cathedral, beach, sight + visit, see, can, there
home and town/activities.possible | can, may + area, town, village, cinema, park, go, beach
holidays/types.where, holidays/types.beach | beach, sea, mountain, coast, campsite, countryside, abroad + holiday, spend, prefer, love, like
holidays/company.who, holidays/plans.who | holiday, go, travel, summer + family, parent, friend, mother, mum
holidays/company.friends | holiday, travel + friend + family, parent
holidays/transport.how, holidays/transport.plane | plane, train, car, boat, ferry + prefer, fly, travel, like, love, hate
holidays/accommodation.favourite | hotel, campsite, youth hostel, tent, caravan, holiday home, camping + prefer, stay, like, love, sleep
holidays/accommodation.camping | camp, camping, campsite, tent
holidays/accommodation.stayed | hotel, campsite, tent, camping + #past
holidays/activities.do | holiday, beach, sea + swim, sunbathe, read, visit, sail, relax
holidays/activities.active | active, activity, relax, rest + holiday, prefer, like, bored
holidays/past.did, holidays/past.place, holidays/past.memory, holidays/past.best-day | holiday, go, travel, visit, spend, fly + #past
holidays/past.childhood | child, childhood, little, small + holiday, beach, go, travel, campsite
holidays/plans.next, holidays/plans.outings | holiday, summer, travel, go, fly + #future
holidays/abroad.been | @abroad
holidays/abroad.best, holidays/abroad.interesting | @abroad + like, love, favourite, prefer, dream
holidays/languages.which, school/languages.which | French, Spanish, German, Italian, Polish, Arabic, Urdu, English + speak, learn, language
holidays/weather.past | weather, rain, sun, sunny, hot + #past
media and technology/phone.use, media and technology/phone.opinion | phone, mobile phone, smartphone + use, text, call, take, photo, game, chat, watch, listen to
media and technology/phone.class, school/rules.phone | phone, mobile phone, smartphone + may, allowed, forbidden, forbid, allow, prohibited, rule, ban, prohibit, must, can, permit, permitted
media and technology/safety.rules | phone, mobile phone, screen, internet + rule, may, forbidden, allow, must
media and technology/internet.use | internet, online + look for, watch, listen, chat, buy, play, search
media and technology/internet.advantages | internet + useful, practical, information, fast, advantage
media and technology/internet.disadvantages, media and technology/networks.time | internet, social network, TikTok, Instagram + dangerous, bullying, addiction, addicted, disadvantage, danger, waste
media and technology/networks.opinion | social network, TikTok, Instagram, Snapchat, network + like, love, hate, good, bad, useful, dangerous
media and technology/networks.contact | friend + write, message, call, WhatsApp, Snapchat, chat, text
media and technology/networks.age | age, year + social network, TikTok, Instagram, network
media and technology/television.watch, media and technology/television.last | series, programme, documentary, TV series, soap, news + watch, like, love, favourite
media and technology/television.streaming | streaming, Netflix, stream
media and technology/television.dislike | #dislike + programme, series, reality TV, news
media and technology/safety.how, media and technology/safety.photos | password, private, stranger, personal, photo + never, share, put, online, internet, account
media and technology/computers.app | app, application + useful, use, practical
media and technology/computers.ai | artificial intelligence, AI, robot
media and technology/news.how | news, newspaper + read, watch, internet, phone, app, listen to
school/subjects.favourite, school/subjects.favourite-why | subject, favourite subject, maths, science, biology, chemistry, physics, history, geography, art, drawing, PE, English, music, computing, drama, Spanish, French, German + favourite, prefer, like, love, adore, delight, please, enjoy
school/subjects.difficult | subject, maths, science, biology, chemistry, physics, history, geography, art, Spanish, French, German + difficult, hard, complicated
school/subjects.useful | subject, maths, science, history, geography, English + useful, important
school/teachers.typical, school/teachers.good | teacher, head teacher + nice, strict, funny, patient, good, kind, explain, severe
school/day.start | begin, start + #hour
school/day.way | way to school, school, walk, bus + minute
school/day.break | break, playtime, break time + eat, talk, play, friend, chat
school/day.long | school, day, school day, lesson + long, late, early
school/buildings.describe | school, secondary school, building + big, small, modern, old, pupil
school/buildings.place | library, playground, canteen, gym, art room, sports hall, laboratory + like, love, favourite, prefer, go, sit
school/buildings.missing | school, secondary school + need, lack, miss, swimming pool, new
school/uniform.wear | uniform, school uniform, tie, blazer + wear, have, have to, put on
school/uniform.opinion, school/uniform.own, school/uniform.compare | uniform, school uniform + ugly, practical, comfortable, uncomfortable, like, love, hate, good, bad, expensive, horrible, nice, prefer, against, for, necessary, useful, equal
school/rules.list | rule, forbidden, may, allowed, must, have to, forbid, prohibited + school, lesson, phone, mobile phone, uniform, chewing gum, jewellery, classroom, run
school/rules.unfair | rule + unfair, hate, stupid, like, strict
school/homework.much, school/homework.necessary | homework + hour, much, lot, many, too, useless, necessary, hate, boring, useful
school/homework.last, school/homework.next | homework + #past
school/exams.how, school/exams.next, health/study.exams | exam, test, revise, exam period + revise, card, study, learn, stress, repeat
school/exams.marks | mark, grade + important, good, bad, university
school/clubs.any, school/clubs.what | club, team, choir, orchestra + school, go, be, play, do, in
school/trips.been, holidays/past.class-trip | trip, school trip, class trip, excursion, exchange + #past
school/primary.prefer, school/primary.difference, school/primary.like | primary school + now, secondary school, be, small, play, teacher, prefer
school/languages.another | language, Italian, Japanese, Chinese, Korean + would, learn, like, want
work/ambitions.later, work/ambitions.ten-years, work/dreams.biggest | #career
work/ambitions.later, work/ambitions.ten-years | become, work + doctor, teacher, vet, lawyer, engineer, nurse, journalist, architect, musician, footballer, police officer, pilot, designer, actor, job, programmer, chef, firefighter
work/ambitions.salary, work/ambitions.important | money, earn, salary + happy, job, fun, important, happiness, enjoy, pleasure, work
work/part-time.any, work/part-time.wish, work/part-time.opinion | part-time job, student job, holiday job, babysit, paper round, babysitting, café, restaurant, shop + work, job, earn, have, help, babysit
work/part-time.summer | work, help, job + #future + summer, holiday
work/experience.done, work/experience.useful, work/experience.next | work experience, internship, placement
work/after-sixteen.plans, work/after-sixteen.subjects | A level, sixth form, study, exam, sixteen, college, continue + #future
work/after-sixteen.apprentice | apprenticeship, apprentice, training
work/university.go, work/university.what, work/university.necessary | university, study, degree, college + study, want, go, become, like, #future
work/university.far | university, study + near, far, close, town, home
work/abroad.year-out, work/abroad.gap-good | gap year, year off, year out, sabbatical year
work/abroad.country | work, live + @abroad
work/skills.good-at | good, strong, talent, talented + maths, sport, language, computing, draw, music, people
work/workplace.team | team, alone + work, prefer, like
work/workplace.office, work/workplace.home | office, outdoors, home + work
work/professions.never | #dislike + job, profession, work, become
`);

/** Questions of several subjects that ask for the same, of which one is enough. */
export const alike: readonly (readonly string[])[] = `
home and town/later.where, home and town/later.stay, home and town/later.country, work/dreams.live, work/ambitions.place, work/abroad.country
work/ambitions.later, work/ambitions.ten-years, work/dreams.biggest
family and friends/childhood.play, free time/games.childhood, family and friends/childhood.like
festivals/birthday.last, family and friends/identity.birthday-last
festivals/birthday.next, festivals/birthday.eighteen, family and friends/identity.birthday-next
free time/sport.any, health/exercise.any, health/exercise.often
everyday life/chores.what, home and town/chores.help
everyday life/chores.least, home and town/chores.worst
everyday life/evenings.bed, health/sleep.bedtime, health/sleep.hours
media and technology/phone.class, school/rules.phone
school/rules.list, school/rules.phone
school/buildings.food, food/schoolLunch.opinion
free time/games.any, media and technology/gaming.any
free time/games.favourite, media and technology/gaming.favourite
free time/reading.any, media and technology/books.any
free time/cinema.kind, media and technology/films.kind
free time/cinema.last, media and technology/films.last, celebrity culture/actors.last
free time/cinema.at-home, media and technology/films.where
free time/concerts.been, celebrity culture/singers.concert, festivals/local-events.seen
celebrity culture/influencers.opinion, media and technology/news.influencers
environment/volunteering.any, work/volunteering.any
everyday life/mornings.breakfast, food/breakfast.usual
everyday life/mornings.today, food/breakfast.today
home and town/country.prefer, holidays/types.city-country
home and town/visitors.see, holidays/tourism.area
health/screens.time, media and technology/phone.screen-time
family and friends/friends.do, health/happiness.friends, free time/outings.where
free time/outings.plan, family and friends/friends.plan
free time/leisure.last-weekend, everyday life/weekends.last
free time/leisure.next-weekend, everyday life/weekends.next
everyday life/money.happy, work/money.happy
holidays/languages.which, school/languages.which
family and friends/identity.birthday, family and friends/identity.birthday-next, family and friends/identity.birthday-last, festivals/birthday.when
`
  .trim()
  .split("\n")
  .map((line) => line.split(", "));
