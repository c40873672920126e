import { graphOf } from "../followUp.ts";

export const homeAndTown = graphOf(
  "home and town",
  `
  == house: house, flat, detached house, semi-detached house, terraced house, building, garden, kitchen, living room, dining room, roof, balcony, garage, attic, cellar
  describe | F | present | description | - | What's your house or flat like? | Do you live in a house or a flat?
  rooms | F | present | description | - | Which rooms are there in your home? | Is there a garden or a balcony at your place?
  favourite-room | F | present | reason | - | Which room do you like best at home? | Do you prefer the kitchen or the living room?
  evening | F | past | event | - | What did you do at home yesterday evening? | Did you watch TV at home yesterday?
  weekend | F | future | plan | - | What are you going to do at home this weekend? | Are you going to stay at home on Sunday?
  change | H | conditional | hypothesis | - | What would you change in your home if you could? | Would you like a bigger kitchen or a bigger garden?

  == bedroom: bedroom, bed, bunk bed, desk, wardrobe, poster, shelf, lamp, duvet, bedside table, drawer, carpet, mirror
  describe | F | present | description | - | What's your bedroom like? | Is your bedroom big or small?
  share | F | present | opinion | - | What do you think about sharing a bedroom? | Is it good to share a bedroom?
  habits | F | present | habit | - | What do you do in your bedroom in the evening? | Do you read or listen to music in your bedroom?
  tidied | F | past | event | - | When did you last tidy your bedroom? | Did you tidy your bedroom last week?
  wish | F | conditional | hypothesis | - | What would you like to have in your bedroom? | Would you like a new desk or a new bed?
  decorate | H | future | plan | - | How are you going to decorate your bedroom in the future? | Are you going to put posters in your bedroom?

  == chores: chore, housework, household, dishes, dishwasher, washing, washing-up, vacuum cleaner, tidying, tidy, clean, wash up, iron, vacuum, mow
  help | F | present | habit | - | Which chores do you do during the week? | Do you wash up or do you tidy up?
  worst | F | present | opinion | - | Which chore do you find the most boring? | Is it boring to do the washing-up?
  last-weekend | F | past | event | - | How did you help at home last weekend? | Did you help at home on Saturday?
  fair | H | present | opinion | - | Do you think young people should help more at home? | Is it important to help at home?
  robot | H | conditional | hypothesis | - | Which chore would you give to a robot if you could? | Would a robot be useful in your home?

  == town: town, city, village, neighbourhood, street, inhabitant, town centre, square, small town, home town, atmosphere, population, district
  describe | F | present | description | - | What's your town or village like? | Is your town or village big or small?
  facilities | F | present | description | - | What is there in your neighbourhood? | Is there a park or a cinema in your neighbourhood?
  favourite-place | F | present | reason | - | What's your favourite place in your town or village? | Do you prefer the park or the shops?
  people | F | present | opinion | - | What are the people like where you live? | Are the people where you live friendly?
  before | H | past | comparison | - | What was your town or village like ten years ago? | Was your town or village smaller before?
  decide | H | conditional | hypothesis | - | What would you do for your town or village if you could decide everything? | Would you build a swimming pool or a cinema?

  == opinions: advantage, drawback, noise, traffic, area, surroundings, crowd, rubbish, space, vicinity
  good | F | present | opinion | - | What's good about the area where you live? | Is your area pretty or interesting?
  bad | F | present | opinion | - | What's not so good about your area? | Is there too much noise in your area?
  missing | F | conditional | hypothesis | - | What would you like to have in your area? | Would you like a swimming pool or a cinema in your area?
  young | H | present | opinion | - | Is your area a good place for young people, in your opinion? | Are there lots of activities for young people in your area?
  improve | H | conditional | hypothesis | - | How would you improve your area? | Would you like more parks in your area?
  twenty-years | H | future | hypothesis | - | What will your area be like in twenty years? | Will your area be bigger in twenty years?

  == activities: cinema, theatre, museum, park, library, swimming pool, sports centre, skatepark, stadium, youth club, youth centre, bowling alley, ice rink, zoo, café
  possible | F | present | description | - | What can you do in your area at the weekend? | Can you do sport in your area?
  friends | F | present | habit | - | Where do you meet up with your friends? | Do you meet your friends in the park or in a café?
  rain | F | present | habit | - | What do you do in your area when it rains? | Do you go to the cinema when it rains?
  last-time | F | past | event | - | What did you do the last time you went into town? | Did you go into town last week?
  next | F | future | plan | - | What are you going to do in town next weekend? | Are you going to go to the cinema next weekend?
  useful | H | present | comparison | - | What is more useful for a town, a museum or a sports centre? | Do you prefer museums or sports centres?
  free-day | F | conditional | hypothesis | - | What would you do on a free day in your area? | Would you go to the park or to a museum?

  == shops: shop, shops, shopping centre, market, supermarket, bakery, department store, bookshop, shop window, flea market, butcher's, buy, sell
  nearby | F | present | description | - | Which shops are there near your home? | Is there a supermarket near your home?
  family | F | present | habit | - | Where does your family do the shopping? | Does your family prefer the market or the supermarket?
  bought | F | past | event | - | What did you buy the last time you went shopping? | Did you buy something last week?
  small | H | present | comparison | - | Are small shops better than big shopping centres, in your opinion? | Do you prefer small shops or shopping centres?
  future | H | future | hypothesis | - | Will there still be shops in our towns in fifty years? | Will there be fewer shops in the future?

  == transport: bus, train, tram, underground, bicycle, car, station, main station, stop, cycle path, traffic jam, means of transport, transport, taxi, cycle
  town | F | present | habit | - | How do you get into town? | Do you go into town by bus?
  opinion | F | present | opinion | - | What do you think of public transport in your area? | Are the buses in your area good?
  favourite | F | present | reason | - | Which means of transport do you prefer? | Do you prefer the bus or the bike?
  cycling | F | present | opinion | - | Is it easy to get around by bike where you live? | Are there cycle paths where you live?
  last-trip | F | past | event | - | Which means of transport did you take on your last trip to another town? | Did you travel by train or by bus on your last trip?
  improve | H | conditional | hypothesis | - | What would you change about transport in your area? | Would you like more buses or more cycle paths?
  future | H | future | hypothesis | - | How will people get around in towns in thirty years? | Will there still be lots of cars in thirty years?

  == visitors: tourist, tourism, castle, monument, cathedral, sight, attraction, visitor, tourist office, bridge, palace, statue, tower, hotel
  see | F | present | description | - | What can tourists see in your region? | Is there a castle or a museum in your region?
  season | F | present | opinion | - | When is the best time to visit your region? | Is your region nicer in summer or in winter?
  visited | F | past | event | - | Which place in your region have you visited recently? | Did you visit a castle or a museum last year?
  show | F | conditional | hypothesis | - | What would you show a visitor in your region? | Would you show a visitor the town or the countryside?
  summer | F | future | plan | - | Are you going to visit a place in your region next summer? | Are you going to visit a town next summer?
  tourism | H | present | opinion | - | What are the advantages and disadvantages of tourism for a region? | Is tourism good for your region?

  == country: countryside, farm, field, mountain, hill, coast, suburb, outskirts, region, landscape, valley
  prefer | F | present | comparison | - | Do you prefer life in the city or in the country? | Do you like life in the city?
  city | F | present | reason | - | What are the advantages of life in a big city? | Are there lots of things to do in a big city?
  quiet | F | present | reason | - | What's good about living in the country? | Is the countryside quiet or boring?
  region | F | present | description | - | What's your region like? | Is your region near the sea?
  last-day | F | past | event | - | When did you last spend a day in the country? | Did you spend a day in the country last year?
  young | H | present | comparison | - | Is life in the country more difficult for young people than in the city? | Is life in the country difficult for young people?
  farm | H | conditional | hypothesis | - | How would your life change if you lived on a farm? | Would you like to live on a farm?

  == later: rent, move house, move in, move out, flat share, accommodation, housing, owner, studio, renovate
  where | F | conditional | hypothesis | - | Where would you like to live in the future? | Would you like to live in a city or by the sea?
  dream | F | conditional | description | - | What would your dream house be like? | Would your dream house be modern or old?
  stay | F | future | plan | - | Are you going to stay in your region in the future? | Are you going to live in your region or abroad?
  moved | F | past | event | - | Have you ever moved house? | Have you always lived in the same house?
  share | H | future | plan | - | Will you share a flat with friends or live on your own after school? | Will you share a flat with friends in the future?
  important | H | present | reason | - | What is the most important thing when you're looking for a flat? | Is a garden important to you?
  country | H | conditional | hypothesis | - | Which country would you live in if you had the choice? | Would you prefer to live in Italy or in Spain?
  `,
);
