import { graphOf } from "../followUp.ts";

export const health = graphOf(
  "health",
  `
  == healthyLiving: health, lifestyle, well-being, habit, fitness, keep fit, balance, resolution, body, energy
  habits | F | present | habit | - | What do you do to stay healthy? | Do you prefer to do sport or to eat fruit?
  important | F | present | opinion | - | What is the most important thing for a healthy life? | Is sleep or sport more important for you?
  last-week | F | past | event | - | What did you do last week to keep fit? | Did you do any sport last week?
  plans | F | future | plan | - | What are you going to do this year to live more healthily? | Are you going to do more sport this year?
  change | F | conditional | hypothesis | - | Which of your habits would you like to change? | Would you like to sleep more?
  hard | H | present | reason | - | Why is it not always easy for young people to live healthily? | Is it difficult for young people to live healthily?
  childhood | H | past | comparison | - | Were you more or less active in your childhood than now? | Did you do more sport at primary school?
  school | H | conditional | hypothesis | - | What could your school do so that pupils live more healthily? | Would you like more sport at school?
  == exercise: exercise, sport, football, tennis, gym, swim, swimming, run, jog, train, training, dance, gymnastics, do gymnastics, match, team, muscle
  any | F | present | habit | asks sport | Do you do any sport outside school? | Do you do any sport?
  often | F | present | habit | if sport | How often do you do sport? | Do you do sport every week?
  feel | F | present | description | if sport | How do you feel after sport? | Do you feel good after sport?
  without | F | present | habit | if no sport | How do you keep fit if you do not do any sport? | Do you walk a lot?
  last | F | past | event | - | When were you last really active? | Did you do any sport last weekend?
  try | F | conditional | hypothesis | - | Which sport would you like to try? | Would you like to try a water sport?
  mind | H | present | reason | - | Why is exercise good for the mind as well as the body? | Is sport good for your mood?
  pe | H | conditional | opinion | - | Would it be a good idea to have sport at school every day? | Would you like to have sport every day?
  == sleep: sleep, fall asleep, bed, bedroom, night, tiredness, wake, wake up, alarm clock, get up, get up early, lie in, stay up, dream, midnight
  bedtime | F | present | habit | - | What time do you go to bed on school days? | Do you go to bed before ten o'clock?
  hours | F | present | fact | - | How many hours do you sleep each night? | Do you sleep eight hours?
  before | F | present | habit | - | What do you do before you go to sleep? | Do you prefer to read or listen to music before you go to sleep?
  last-night | F | past | description | - | How did you sleep last night? | Did you sleep well last night?
  saturday | F | future | plan | - | Until what time are you going to sleep next Saturday? | Are you going to sleep a lot next Saturday?
  better | H | conditional | hypothesis | - | What advice would you give to somebody who would like to sleep better? | Would you sleep better without your phone?
  later | H | conditional | hypothesis | - | What would be better or worse if school started later in the morning? | Would you like to sleep longer on school days?
  == relaxing: relax, rest, calm, calm down, quiet, yoga, music, nap, bath, sofa, laze about, chill, read, hobby, leisure
  how | F | present | habit | - | How do you relax after school? | Do you prefer to relax with music or a series?
  where | F | present | habit | - | Where do you like to relax? | Do you like to relax in your bedroom?
  music | F | present | opinion | - | What kind of music helps you to relax? | Do you listen to music to relax?
  last | F | past | event | - | What did you do to relax last weekend? | Did you watch a series last weekend?
  holidays | F | future | plan | - | What are you going to do to relax in the next holidays? | Are you going to sleep a lot in the next holidays?
  day-off | F | conditional | hypothesis | - | What would you do on a day without school or homework? | Would you stay in bed on a day without school?
  enough | H | present | opinion | - | Do you think young people have enough time to relax nowadays? | Do you have enough free time?
  == screens: screen, mobile phone, smartphone, phone, computer, tablet, laptop, console, video game, computer game, internet, network, app, TV, watch TV, switch off
  time | F | present | habit | - | How much time do you spend in front of a screen each day? | Do you spend a lot of time in front of a screen?
  without | F | present | habit | - | What do you like doing without a screen? | Do you like reading or drawing?
  night | F | present | opinion | - | What do you think of mobile phones in the bedroom at night? | Is a mobile phone in the bedroom a good idea?
  yesterday | F | past | event | - | What did you do on a phone or a computer yesterday? | Did you watch a series yesterday?
  weekend | F | future | plan | - | What are you going to do this weekend without a screen? | Are you going to read a book this weekend?
  day | F | conditional | hypothesis | - | What would you do on a day without internet? | Would a day without internet be difficult?
  rules | H | present | opinion | - | What do you think of rules about mobile phones at home or at school? | Are rules about mobile phones a good idea?
  == study: study, homework, exam, revise, revision, test, mark, lesson, timetable, concentrate, pressure, organise, learn
  balance | F | present | habit | - | With homework, how do you find time for your hobbies? | Do you have time for your hobbies?
  breaks | F | present | habit | - | What do you do in a break when you are studying? | Do you take breaks when you are studying?
  place | F | present | opinion | - | Where do you study best? | Do you prefer to study at home or at the library?
  last | F | past | event | - | How did you prepare for your last exams? | Did you study a lot for the last exams?
  exams | F | future | plan | - | What are you going to do to relax after the exams? | Are you going to have a party after the exams?
  calm | H | present | habit | - | What helps you to stay calm before an important exam? | Does music help you before an exam?
  advice | H | conditional | hypothesis | - | What would you say to somebody who studies all day without a break? | Are breaks important when you study?
  == eating: fruit, vegetable, vegetables, salad, water, eat, food, breakfast, meal, sugar, vitamin, junk food, fast food, cook, smoothie
  healthy | F | present | habit | - | Which healthy things do you like eating? | Do you like eating salad?
  often | F | present | habit | - | How often do you eat fruit? | Do you eat fruit every day?
  yesterday | F | past | event | - | Which healthy things did you eat yesterday? | Did you eat vegetables yesterday?
  week | F | future | plan | - | What healthy food are you going to eat this week? | Are you going to eat fish this week?
  easy | H | present | opinion | - | Is it easy to eat healthily at your school? | Is the food at your school healthy?
  dinner | H | conditional | hypothesis | - | What would you cook if your friends wanted a healthy meal? | Would you make a salad for your friends?
  == outdoors: walk, go for a walk, park, nature, countryside, air, forest, beach, mountain, garden, bicycle, cycle, hike, sun, stroll
  often | F | present | habit | - | How often do you spend time outdoors? | Do you like being outdoors?
  where | F | present | description | - | Where can you go for a nice walk in your area? | Is there a park in your area?
  way | F | present | opinion | - | Is your journey to school good for your health? | Do you walk to school?
  last | F | past | event | - | What did you do outdoors last weekend? | Did you go for a walk last weekend?
  weekend | F | future | plan | - | What are you going to do outdoors this weekend? | Are you going to go for a walk this weekend?
  nature | H | present | reason | - | Why is it good to spend time in nature? | Do you feel good in nature?
  == happiness: happiness, joy, mood, pleasure, laugh, smile, friendship, humour, fun, have fun, chat, passion
  mood | F | present | description | - | What puts you in a good mood? | Does music put you in a good mood?
  friends | F | present | habit | - | What do you like doing with your friends? | Do you like doing sport with your friends?
  last | F | past | event | - | What fun thing did you do last week? | Did you laugh a lot last week?
  next | F | future | plan | - | What are you going to do this week for fun? | Are you going to see your friends this week?
  hobbies | H | present | reason | - | Why is a hobby good for your well-being? | Is it important to have a hobby?
  talk | H | present | reason | - | Why does it do you good to talk to friends? | Do you like talking to your friends?
  == routine: routine, shower, wash, dress, brush, tidy, everyday life, have breakfast, hurry, come home, tooth
  morning | F | present | habit | - | How does your day begin? | Do you get up early on school days?
  energy | F | present | description | - | When do you have the most energy? | Do you have more energy in the morning or the evening?
  yesterday | F | past | event | - | What did you do before going to bed yesterday? | Did you do homework yesterday evening?
  change | F | conditional | hypothesis | - | What would you change in your daily routine? | Would you like to get up later?
  compare | H | present | comparison | - | How is your routine at the weekend different from your routine on school days? | Is your routine quieter at weekends?
  == community: sports centre, swimming pool, stadium, town, city, village, skatepark, youth club, youth centre, facility, cycle path, generation
  fitness | F | present | description | - | What can young people do in your area to keep fit? | Is there a swimming pool in your area?
  last | F | past | event | - | What did you last do in a park or a sports centre? | Have you been to a park recently?
  build | H | conditional | hypothesis | - | What would you build in your area so that people do more sport? | Would you build a swimming pool or a park?
  future | H | future | hypothesis | - | Will people live more healthily in the future than today? | Will people do more sport in the future?
  generations | H | present | comparison | - | Do young people today live more healthily than people in the past? | Do young people live healthily today?
  `,
);
