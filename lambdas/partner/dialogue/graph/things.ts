import { thingGraphOf } from "../things.ts";

/**
 * What Mark asks about somebody or something that the student has just mentioned. A line "== class: words" names the things, by
 * their English, the most telling class first; each other line is a question: "name | as | when | tense of the answer | kind |
 * told already | English | simpler English". "As" is how the thing is named: "own" (your dog), "that" (your trip, that film),
 * "kind" (football), "in" (in Spain), "doing" (to swim). "When" lists what has to hold: the student does it ("self"), it was, is or is to come, it
 * is "one", nothing bad is told ("glad"), somebody wants to become it ("career"), it belongs to the themes ("near") or not ("far"), there is an opinion that others may share ("view"), the answer is short ("brief"). A question is not asked where what it asks for
 * is told already: a `Telling`, that the thing is "described", or any of these English words.
 */
export const things = thingGraphOf(`
  == career: doctor, engineer, lawyer, nurse, firefighter, hairdresser, mechanic, farmer, baker, cook, chef, electrician, builder, plumber, soldier, dentist, journalist, artist, vet, accountant, architect, pilot, photographer, psychologist, scientist, astronaut, teacher, primary teacher, police officer, actor, actress, footballer, musician, singer, translator, interpreter, programmer, designer, writer, physiotherapist, dancer, chemist, social worker, midwife, businesswoman, businessman, paramedic
  career-how | kind | career | present | fact | study, studies, university, diploma, degree | What do you have to do to become a {bare}? | Do you have to go to university for that?
  career-qualities | kind | career | present | opinion | quality, patient, patience | What qualities do you need to be a {bare}? | Do you need a lot of patience for that?
  == placement: work experience, internship, placement, exchange, course, workshop, apprenticeship
  placement-learn | that | self, past | past | event | learn | What did you learn during {thing}? | Did you learn something useful?
  placement-hope | that | self, plan | conditional | hypothesis | learn | What would you like to learn during {thing}? | Would you like to meet new people?
  placement-like | that | self, past, glad | past | opinion | - | What did you like most about {thing}? | Was it interesting or boring?
  == event: concert, trip, outing, journey, school trip, class trip, competition, tournament, championship, race, match, football match, festival, wedding, performance, exhibition, picnic, excursion, tour, barbecue, marathon, parade, carnival, fair
  event-like | that | past, one | past | description | described | What was {thing} like? | Was it good or boring?
  event-best | that | self, past, glad, one | past | opinion | - | What did you like best about {thing}? | Was there something special?
  event-ready | that | self, plan, one | future | plan | prepare, train | How are you going to get ready for {thing}? | Are you going to prepare anything?
  == place-abroad: #country
  abroad-best | in | self, past, glad | past | opinion | - | What did you like most {thing}? | Did you like the food there?
  abroad-weather | in | self, past | past | description | weather, sun, hot, cold, rain, sunny, heat, snow | What was the weather like {thing}? | Was it hot?
  abroad-do | in | any | present | fact | - | What can you do {thing}? | Are there lots of things to do there?
  abroad-plan | in | self, plan | future | plan | - | What would you like to see {thing}? | Are you going to visit a town?
  == pet: dog, cat, rabbit, hamster, guinea pig, horse, pony, parrot, bird, fish, goldfish, tortoise, turtle, puppy, kitten, snake, budgie
  pet-like | own | present | present | description | described | What is {thing} like? | Is it lively or calm?
  pet-care | own | present | present | fact | look after, feed | Who looks after {thing} at your house? | Do you look after your pet yourself?
  == dog: dog, horse, pony, puppy, kitten
  pet-do | own | present | present | habit | walk, walking | What do you like doing with {thing}? | Do you like playing with your pet?
  == work: film, book, novel, documentary, comedy, play, story, series, detective story, horror film, action film, science fiction film, fantasy film, cartoon, manga, musical
  work-about | that | self, one | present | description | described | What is {thing} about? | Is it a funny or a serious story?
  work-best | that | self, past, glad, one | past | opinion | - | What did you like about {thing}? | Was there a good actor or a good character?
  == game: game, video game, computer game, board game
  game-do | that | self, one | present | description | - | What do you have to do in {thing}? | Is that game easy or difficult?
  == club: club, team, choir, orchestra, band, football team, football club, drama group, rock band
  club-people | that | self, present, one | present | description | - | What are the people in {thing} like? | Are they nice?
  club-since | that | self, present, one | present | fact | since | How long have you been in {thing}? | Is it new for you?
  == instrument: guitar, piano, violin, drum, drums, flute, trumpet, clarinet, saxophone, cello, keyboard, ukulele, bass
  instrument-hard | kind | self | present | opinion | easy, difficult | What is the hardest thing when you learn {thing}? | Is it difficult to play?
  instrument-choose | kind | self | past | reason | reason | Why did you choose {thing}? | Was it your own idea?
  == sport: football, basketball, tennis, rugby, swimming, hockey, netball, volleyball, cricket, judo, karate, gymnastics, athletics, badminton, handball, cycling, dancing, dance, boxing, skiing, table tennis, horse riding, riding, climbing, sailing, surfing, skating, skateboarding, rowing, kayaking, canoeing, fencing, golf, squash, yoga, photography, chess, gardening, baking
  sport-best | kind | self, present, glad | present | opinion | reason, wish | What do you like most about {thing}? | Is it fun?
  sport-hard | kind | self | present | opinion | easy, difficult, wish | What is the hardest thing about {thing}? | Is it easy to learn?
  sport-begin | kind | self, present | past | event | since, begin, start, wish | How did you get into {thing}? | Did you start at primary school?
  == activity: draw, cook, bake, dance, sing, swim, climb, ski, surf, paint, knit, sew, skate, sail, ride, row, skateboard
  activity-taught | doing | self | past | event | teach, taught, learn, since | Who taught you to {bare}? | Did you learn it at school?
  activity-best | doing | self, present, glad | present | opinion | reason, wish | What do you like most when you {bare}? | Is it relaxing?
  == device: mobile phone, phone, computer, tablet, laptop, console, game console
  device-use | own | self, present | present | habit | purpose | What do you use {thing} for most? | Do you use it for school?
  == garment: jacket, dress, jumper, coat, trainers, T-shirt, suit, costume
  garment-buy | own | self | past | event | buy, shop | Where did you buy {thing}? | Did you buy it in a shop?
  == place: museum, castle, market, shopping centre, library, restaurant, café, swimming pool, campsite, hotel, zoo, theme park, park, sports centre, beach, cathedral, island, village, stadium
  place-like | that | one | present | description | described | What is {thing} like? | Is it big or small?
  place-best | that | self, past, glad, one | past | opinion | - | What did you like about {thing}? | Was it interesting?
  == dish: pizza, pasta, lasagne, curry, paella, soup, cake, omelette, pancake, burger, stew, noodles, chocolate cake, tortilla, spaghetti
  dish-make | kind | self, glad | present | fact | cook, make, prepare, bake, buy | Can you make {thing} yourself? | Is it easy to make?
  dish-last | kind | self, present, glad | past | event | past, time | When did you last eat {some}? | Did you eat it last week?
  == subject: maths, history, geography, biology, chemistry, physics, science, art, English, French, Spanish, German, computing, drama, economics, psychology, Latin, Italian, religious studies, design and technology
  subject-now | in | self, near | present | fact | - | What are you doing {thing} at the moment? | Is it interesting at the moment?
  subject-hard | in | self, near | present | opinion | difficult, easy, hard | What do you find difficult {thing}? | Is it difficult for you?
  == room: bedroom, room, garden, house, flat, kitchen
  room-like | own | near | present | description | described | What does {thing} look like? | Is it big or small?
  room-change | own | near | conditional | hypothesis | change, would | What would you change about {thing}? | Would you like another colour?
  == relative: brother, sister, twin, half-brother, half-sister, stepbrother, stepsister, little brother, little sister, cousin, uncle, aunt, grandmother, grandfather, grandma, grandad, grandparents, mother, father, mum, dad, parents, stepfather, stepmother, nephew, niece, brothers and sisters, best friend, friend, boyfriend, girlfriend, penfriend, teacher, neighbour
  relative-view | own | far, view | present | opinion | described | And {does} {thing} think the same? | Is that the same opinion as yours?
  relative-like | own | near | present | description | described | What {is} {thing} like? | Is that a calm person or a funny one?
  relative-get-on | own | near | present | description | get on, get on well, argue, quarrel, argument | How do you get on with {thing}? | Do you get on well?
  relative-do | own | near | present | habit | - | What do you like doing with {thing}? | Do you often talk together?
  == harm: pollution, plastic, rubbish, waste, climate change, global warming, warming, traffic, noise, drought, poverty, racism, cyberbullying, deforestation, unemployment, homelessness
  harm-do | kind | near | present | opinion | - | What can we do about {thing}? | Can each of us do something?
  == anything: #any
  any-more | own | one, near, brief | present | description | - | Can you tell me a bit more about {thing}? | Is it important to you?
`);
