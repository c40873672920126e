import { graphOf } from "../followUp.ts";

export const everydayLife = graphOf(
  "everyday life",
  `
  == mornings: morning, alarm clock, shower, breakfast, early morning, get up, wake up, wake, get up early, have breakfast, brush, toothbrush, hurry, routine
  get-up | F | present | habit | - | What time do you get up? | Do you get up early?
  before-school | F | present | habit | - | What do you do in the morning before school? | Do you have a shower in the morning?
  breakfast | F | present | habit | - | What do you have for breakfast? | Do you have breakfast every day?
  today | F | past | event | - | What did you do this morning? | Did you pack your bag this morning?
  prefer | F | present | comparison | - | Do you prefer mornings or evenings? | Do you like mornings?
  change | H | conditional | hypothesis | - | What would your mornings be like if school began at ten? | Would you like school to start later?
  == evenings: evening, night, bed, bath, pyjamas, dinner, homework, have supper, sleep, fall asleep, have dinner, come home, rest, relax
  after-school | F | present | habit | - | What do you do when you get home from school? | Do you do your homework after school?
  bed | F | present | habit | - | When do you go to bed during the week? | Do you go to bed late?
  yesterday | F | past | event | - | What did you do yesterday evening? | Did you watch TV yesterday evening?
  tonight | F | future | plan | - | What are you going to do this evening? | Are you going to see friends this evening?
  sleep | H | present | opinion | - | Do you think young people get enough sleep? | Is sleep important to you?
  ideal | H | conditional | hypothesis | - | What would you do in the evening without any homework? | Would you like a life without homework?
  == weekends: weekend, Saturday, Sunday, Friday, lie in, laze about, hang out, go out, chill
  usual | F | present | habit | - | What do you usually do at the weekend? | Do you go out at the weekend?
  day | F | present | opinion | - | What is your favourite day of the week? | Do you prefer Saturday or Sunday?
  last | F | past | event | - | What did you do last weekend? | Did you see your friends last weekend?
  next | F | future | plan | - | What are your plans for next weekend? | Are you going to play sport on Saturday?
  active | F | present | comparison | - | Do you prefer an active or a quiet weekend? | Do you like quiet weekends?
  ideal | H | conditional | hypothesis | - | What would your ideal weekend be like? | Would you like to spend a weekend in London?
  long | H | present | opinion | - | Do you think the weekend should be three days long? | Are weekends too short?
  == chores: household, housework, washing-up, dishes, dishwasher, tidying, cleaning, washing, task, vacuum cleaner, iron, tidy, vacuum, clean, dust, help out, mow, wash up, lawn
  what | F | present | habit | - | What do you do to help at home? | Do you tidy your room?
  least | F | present | opinion | - | Which household chore do you like least? | Do you prefer cooking or tidying?
  last | F | past | event | - | What did you do at home last week to help? | Did you wash up last week?
  room | F | present | description | - | Is your bedroom usually tidy or untidy? | Do you like tidying your bedroom?
  plan | F | future | plan | - | How are you going to help at home this week? | Are you going to make a meal this week?
  should | H | present | opinion | - | Is it important for teenagers to help at home? | Is it good to help at home?
  robot | H | conditional | hypothesis | - | If you had a robot, what would it do at home? | Would you like to have a robot at home?
  == clothes: clothes, T-shirt, shirt, jeans, trousers, skirt, dress, jumper, jacket, coat, shoe, shoes, trainers, hoodie, fashion, outfit, style, garment, wear, put on
  usual | F | present | habit | - | What clothes do you wear at the weekend? | Do you wear jeans at the weekend?
  favourite | F | present | description | - | What are your favourite clothes like? | Are your favourite clothes comfortable?
  fashion | F | present | opinion | - | What do you think of fashion? | Do you like fashion?
  bought | F | past | event | - | What clothes have you bought recently? | Did you buy trainers this year?
  party | F | future | plan | - | If you go to a party, what are you going to wear? | If you go to a party, are you going to wear jeans?
  brands | H | present | opinion | - | What do you think of designer clothes? | Are designer clothes too expensive?
  second-hand | H | present | comparison | - | Are second-hand clothes better than new ones? | Do you like second-hand clothes?
  == shopping: shopping, shop, shopping centre, market, department store, customer, supermarket, size, queue, sales, purchase, offer, discount, buy, try on, cost, spend, sell
  like | F | present | opinion | - | Do you like going shopping or do you find shopping boring? | Do you like shops?
  where | F | present | habit | - | Where do you go shopping? | Do you go shopping in town or online?
  last | F | past | event | - | What have you bought recently? | Did you buy something last weekend?
  next | F | future | plan | - | What are you going to buy this month? | Are you going to buy any clothes this month?
  voucher | F | conditional | hypothesis | - | What would you buy with a hundred pounds? | Would you buy clothes with a hundred pounds?
  online | H | present | comparison | - | What are the advantages of shopping online compared with shops? | Is shopping online easier than in a shop?
  small | H | present | opinion | - | Why are small shops important for a town? | Do you prefer small shops or big shops?
  == money: money, pocket money, savings, price, budget, wallet, saving, expense, euro, pound, pay, save, earn, afford
  spend | F | present | habit | - | What do you like to buy when you have money? | Do you prefer to buy sweets or clothes?
  save | F | present | opinion | - | Do you think it is important to save money? | Is it hard to save money?
  present | F | past | event | - | What present have you given somebody this year? | Have you bought a present this year?
  later | H | future | plan | - | What will you save up for in the future? | Will you buy a car one day?
  happy | H | present | opinion | - | Does money make people happy, in your opinion? | Are friends more important than money?
  == weather: weather, rain, sun, wind, snow, cloud, storm, fog, thunderstorm, temperature, degree, umbrella, heat, cold, bad weather, forecast, climate
  today | F | present | description | - | What's the weather like today? | Is it cold today?
  favourite | F | present | opinion | - | What weather do you like best? | Do you prefer sun or snow?
  rain | F | present | habit | - | What do you do when it rains? | Do you stay at home when it rains?
  yesterday | F | past | description | - | What was the weather like last weekend? | Was the weather nice last weekend?
  tomorrow | F | future | plan | - | What are you going to do if it's nice on Sunday? | Are you going to go out if it's nice on Sunday?
  mood | H | present | reason | - | How does the weather affect your mood? | Does the sun put you in a good mood?
  hot-country | H | conditional | hypothesis | - | Would you prefer to live in a hot country or a cold one? | Would you like to live in a hot country?
  == seasons: season, spring, summer, autumn, winter, January, July, August, December, snowflake, sunbathe
  favourite | F | present | opinion | - | What is your favourite season? | Do you prefer summer or winter?
  winter | F | present | habit | - | What do you like doing in winter? | Do you like snow in winter?
  last | F | past | event | - | What did you do last summer? | Did you swim last summer?
  next | F | future | plan | - | What are you going to do next summer? | Are you going to do sport next summer?
  always | H | conditional | hypothesis | - | What would life be like if it were always summer? | Would you like to have summer all year?
  == gettingAbout: transport, bus, train, bicycle, car, underground, tram, taxi, traffic jam, motorway, means of transport, ticket, motorbike, cycle, drive, scooter
  school | F | present | habit | - | How do you get to school? | Do you go to school by bus?
  favourite | F | present | opinion | - | What is your favourite means of transport? | Do you prefer the train or the car?
  area | F | present | description | - | What is public transport like in your area? | Are there many buses in your area?
  last | F | past | event | - | Which means of transport did you use last week? | Did you take the train this year?
  drive | F | future | plan | - | Are you going to learn to drive later? | Will you have a car later?
  bike | H | present | comparison | - | Is it better to get about by bike or by car in town? | Do you like cycling?
  improve | H | conditional | hypothesis | - | How would you improve public transport in your area? | Would you like more buses in your area?
  `,
);
