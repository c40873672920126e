import { graphOf } from "../followUp.ts";

export const holidays = graphOf(
  "holidays",
  `
  == types: holiday, holidays, beach, mountain, countryside, city, sea, coast, island, resort, sand, lake, Alps, forest
  where | F | present | opinion | - | Where do you like spending the holidays? | Do you prefer the beach or the mountains?
  city-country | F | present | comparison | - | For a holiday, do you prefer the city or the countryside? | Do you like visiting big cities?
  beach | F | present | opinion | - | What do you think of beach holidays? | Are beach holidays relaxing or boring?
  home | F | present | opinion | - | What are the advantages of holidays at home? | Are holidays at home fun or boring?
  importance | H | present | reason | - | In your opinion, why are holidays important? | Are holidays important for you?
  same-new | H | conditional | hypothesis | - | Would you rather always go to the same place or discover new places? | Would you like to discover a new place?
  == company: family, parent, parents, mum, dad, brother, sister, cousin, grandparents, group, summer camp, holiday camp
  who | F | present | habit | - | Who do you usually spend the holidays with? | Do you spend the holidays with your family or with friends?
  friends | F | present | comparison | - | Are holidays with friends better than holidays with the family? | Do you like holidays with friends?
  together | F | present | habit | - | What do you like doing with your family in the holidays? | Do you go on outings with your family?
  camp | F | conditional | hypothesis | - | Would you like to go to a summer camp? | Is a summer camp a good idea?
  without-family | H | conditional | hypothesis | - | What would a holiday without your family be like for you? | Would you like to travel without your family?
  qualities | H | present | opinion | - | Which qualities are important when people travel together? | Do you need patience or humour when you travel?
  == transport: train, plane, car, coach, bus, boat, ferry, ship, airport, flight, journey, fly, drive, ticket, bike, tram, underground, station, delay
  how | F | present | opinion | - | Which means of transport do you prefer for travelling? | Do you prefer the train or the plane?
  long | F | present | habit | - | What do you do during a long journey? | Do you listen to music during a long journey?
  plane | F | present | opinion | - | What do you think of travelling by plane? | Is the plane practical or too expensive?
  last | F | past | description | - | Have you been on a long journey this year? | Did you take the train or the plane this year?
  problem | H | past | event | - | Have you ever had a problem during a journey? | Have you ever missed a train or a bus?
  future | H | future | hypothesis | - | Do you think that people will fly less in the future? | Will you often take the train in the future?
  == accommodation: accommodation, hotel, campsite, youth hostel, hostel, tent, caravan, camping, camp, hotel room, holiday home, holiday flat, holiday cottage, guest house, host family, reception, pool, overnight stay
  favourite | F | present | opinion | - | What kind of accommodation do you prefer on holiday? | Do you prefer a hotel or a campsite?
  camping | F | present | opinion | - | What do you think of camping? | Is camping fun or uncomfortable?
  good-hotel | F | present | opinion | - | What does a good hotel need? | Does a good hotel need a swimming pool?
  stayed | F | past | event | - | Have you ever stayed in a hotel or on a campsite? | Have you ever slept in a tent?
  unusual | H | conditional | hypothesis | - | In which unusual place would you like to spend a night? | Would you like to sleep in a castle?
  host-family | H | present | comparison | - | What are the advantages of staying with a host family abroad? | Is a host family better than a hotel?
  == activities: swim, sunbathe, hike, ski, surf, sail, souvenir, museum, monument, castle, sight, photograph, theme park, swimming, hiking, skiing, surfing, sailing, postcard
  do | F | present | habit | - | What do you like doing on holiday? | Do you like swimming on holiday?
  active | F | present | comparison | - | Do you prefer an active holiday or a quiet one? | Do you like doing sport on holiday?
  sights | F | present | opinion | - | Are you interested in museums and sights? | Are museums interesting or boring?
  souvenirs | F | present | habit | - | Which souvenirs do you like buying on holiday? | Do you buy presents or postcards on holiday?
  food | F | present | habit | - | What do you like eating on holiday? | Do you often eat ice cream on holiday?
  new | H | conditional | hypothesis | - | Which new activity would you like to try on holiday? | Would you like to try surfing?
  phone | H | present | opinion | - | Is it better to leave your phone at home on holiday? | Do you use your phone a lot on holiday?
  == weather: weather, rain, sun, snow, wind, storm, heat, cold, temperature, fog, cloud, season, summer, winter, spring, autumn, climate, degree
  favourite | F | present | opinion | - | What weather do you like best on holiday? | Do you prefer holidays in the sun or in the snow?
  rain | F | present | habit | - | What do you do in the holidays when it rains? | Do you go to the cinema when it rains in the holidays?
  season | F | present | opinion | - | Which season is best for travelling? | Do you prefer the summer holidays or the winter holidays?
  past | F | past | description | - | What was the weather like in the last holidays? | Was the weather good in the last holidays?
  importance | H | present | opinion | - | How important is good weather for a successful holiday? | Is good weather important on holiday?
  snow-sun | H | conditional | hypothesis | - | Would you rather spend a week in the snow or in the sun? | Would you like to ski?
  == past: trip, outing, stay, memory, experience, summer holidays, Easter holidays, Christmas holidays, visit, spend
  did | F | past | event | - | What did you do in the last holidays? | Did you travel in the last holidays?
  best-day | F | past | opinion | - | Did you have a particularly good day in your last holidays? | Were your last holidays good?
  place | F | past | event | - | Which interesting place have you visited? | Have you visited a castle or a museum?
  class-trip | F | past | event | - | Have you ever been on an outing with your class? | Have you visited a museum with your class?
  memory | H | past | event | - | Which trip or outing do you remember particularly well? | Have you ever been on a great trip?
  childhood | H | past | habit | - | What did you use to do in the holidays when you were seven? | Did you play outside a lot when you were seven?
  == plans: plan, intend, book, reserve, reservation, pack, suitcase, luggage, passport, travel agency, organise
  next | F | future | plan | - | What are you going to do in the next holidays? | Are you going to travel in the next holidays?
  who | F | future | plan | - | Who are you going to spend next summer with? | Are you going to spend the summer with your family?
  outings | F | future | plan | - | Are you going to go on any outings next summer? | Are you going to go to the beach next summer?
  suitcase | F | present | habit | - | What do you always put in your suitcase? | Do you put a book in your suitcase?
  planning | H | present | opinion | - | Is it better to plan a trip well or to improvise? | Do you like planning a trip?
  after-exams | H | future | plan | - | How will you spend the holidays after your exams? | Are you going to relax after your exams?
  later | H | future | plan | - | Which countries will you visit later in life? | Will you travel often later in life?
  == dream: dream holiday, world tour, dream, adventure, wish, imagine
  where | F | conditional | hypothesis | - | Where would you go on your dream holiday? | Would you like to visit America or Africa?
  do | F | conditional | hypothesis | - | What would you do on your dream holiday? | Would you swim every day on your dream holiday?
  who | F | conditional | hypothesis | - | Who would you spend your dream holiday with? | Would you spend your dream holiday with friends?
  world | H | conditional | hypothesis | - | If you could travel round the world, where would you begin? | Would you like to travel round the world?
  desert-island | H | conditional | hypothesis | - | Which things would you take to a desert island? | Would you like to live on an island?
  space | H | conditional | hypothesis | - | Would you like to go on holiday in space? | Are you interested in space?
  == abroad: foreign countries, country, Europe, France, Spain, Germany, Italy, Austria, Switzerland, Portugal, Greece, America, United States, border, culture
  been | F | past | fact | asks abroad | Have you ever visited a foreign country? | Have you visited France or Spain?
  best | F | past | opinion | if abroad | Which foreign country did you like best? | Did you like the food abroad?
  first | F | conditional | hypothesis | if no abroad | Which country would you like to visit first? | Would you like to visit Italy?
  interesting | F | present | opinion | - | Which country do you find especially interesting? | Do you find Japan interesting?
  different | H | past | comparison | if abroad | What was different abroad? | Was the food different abroad?
  learn | H | present | opinion | - | What can people learn when they travel abroad? | Is it good to get to know other cultures?
  live | H | conditional | hypothesis | - | Would you like to live abroad one day? | Is it a good idea to live abroad?
  == languages: language, foreign language, speak, translate, understand, pronounce, French, Spanish, German, English, accent, practise, communicate, conversation, exchange
  which | F | present | fact | - | Which languages do you speak? | Do you speak two or three languages?
  useful | F | present | reason | - | Why are languages useful when you travel? | Is English enough when you travel?
  difficult | F | present | opinion | - | What is difficult when you speak a foreign language? | Is speaking easier than writing?
  spoken | F | past | event | - | Have you ever spoken a foreign language on holiday? | Have you ever ordered something in a foreign language?
  exchange | F | conditional | hypothesis | - | Would you like to take part in a school exchange? | Is a school exchange interesting or stressful?
  another | H | future | plan | - | Which other language will you perhaps learn later? | Are you going to learn another language later?
  apps | H | present | opinion | - | Do people still need to learn languages now that there are translation apps? | Do you use translation apps?
  == tourism: tourism, tourist, attraction, tourist office, guide, visitor, region, landscape, crowd, pollute, London
  area | F | present | description | - | What can tourists do in your area? | Are there a lot of tourists in your area?
  recommend | F | present | opinion | - | Which place in Great Britain do you recommend to tourists? | Is London interesting for tourists?
  advantages | F | present | opinion | - | What are the advantages of tourism? | Is tourism good for the shops?
  problems | H | present | opinion | - | Which problems can tourism cause? | Do tourists make too much noise?
  green | H | conditional | opinion | - | What should tourists do to protect the environment? | Should tourists travel by train?
  work | H | conditional | hypothesis | - | Would you like to work in tourism later? | Is working in a hotel interesting?
  `,
);
