import { graphOf } from "../followUp.ts";

export const environment = graphOf(
  "environment",
  `
  == daily: environment, environmental protection, environmentalist, environmental problem, protection, conserve, resource
  actions | F | present | habit | - | What do you do for the environment? | Do you do a lot or a little for the environment?
  important | F | present | opinion | - | How important is the environment to you? | Do you want to protect nature?
  last-week | F | past | event | - | What did you do for the environment last week? | Did you recycle something last week?
  family | F | present | habit | - | What does your family do for the environment? | Does your family save energy or water?
  next-year | F | future | plan | - | What are you going to do for the environment next year? | Are you going to recycle more next year?
  school | H | present | opinion | - | Does your school do enough for the environment, in your opinion? | Does your school recycle paper?
  more | H | conditional | hypothesis | - | What more could you do to protect the environment? | Could you save more energy?

  == recycling: recycle, recycling, rubbish, waste, bin, glass, cardboard, paper, sorting, sort, bottle, battery, compost, reuse, throw away
  what | F | present | habit | - | What does your family recycle at home? | Does your family recycle paper or glass?
  why | F | present | reason | - | Why is recycling important? | Is recycling important or boring?
  last | F | past | event | - | When did you last recycle something? | Did you recycle paper yesterday?
  easy | H | present | opinion | - | Why do some people never recycle, in your opinion? | Is recycling easy or difficult?
  clothes | H | conditional | hypothesis | - | What would you do with clothes that you no longer wear? | Would you sell your old clothes?

  == plastic: plastic, plastic bag, plastic bottle, packaging, container, consumption
  use | F | present | habit | - | When do you use plastic in everyday life? | Do you use plastic bottles?
  bags | F | present | opinion | - | What do you think of plastic bags? | Are plastic bags a good idea?
  less | F | future | plan | - | How are you going to use less plastic in the future? | Are you going to use less plastic?
  sea | H | present | reason | - | Why is plastic so dangerous for animals in the sea? | Is plastic bad for fish?
  without | H | conditional | hypothesis | - | How would your life change if there were no more plastic? | Would life without plastic be difficult?

  == energy: energy, electricity, light, heating, solar energy, coal, gas, nuclear power, heat, switch off, turn off, switch on, air conditioning
  save | F | present | habit | - | What do you do to save energy at home? | Do you often turn off the light?
  yesterday | F | past | event | - | Which electrical devices did you use yesterday evening? | Did you use the computer or the television yesterday?
  solar | F | present | opinion | - | What do you think of solar energy? | Is solar energy a good idea?
  future | H | future | hypothesis | - | Where will our energy come from in fifty years? | Will we use more solar energy in the future?
  no-electricity | H | conditional | hypothesis | - | How would you spend a day without electricity? | Would a day without electricity be difficult?

  == water: water, shower, bath, tap, drought, wash
  save | F | present | habit | - | What do you do to save water? | Do you turn off the tap when you brush your teeth?
  shower | F | present | reason | - | Do you prefer to have a bath or a shower? | Is a shower better than a bath?
  drink | F | present | habit | - | Do you drink tap water or bottled water? | Do you drink tap water?
  next-week | F | future | plan | - | How are you going to use less water next week? | Are you going to take shorter showers?
  why | H | present | reason | - | Why should we waste less water, in your opinion? | Is it important to save water?
  little | H | conditional | hypothesis | - | What would you do if there were very little water? | With very little water, would you take very short showers?

  == pollution: pollution, air pollution, air, smoke, pollute, poison, industry, factory, damage, traffic, noise, dirty
  area | F | present | description | - | Is there a lot of pollution where you live? | Is the air clean where you live?
  cause | F | present | reason | - | What causes the most pollution in towns, in your opinion? | Are there too many cars in towns?
  litter | F | present | opinion | - | What do you think of rubbish in the street? | Are the streets in your area clean or dirty?
  seen | F | past | event | - | Where have you seen a lot of rubbish recently? | Did you see rubbish in the park last week?
  before | H | past | comparison | - | Was the air in towns cleaner in the past than today? | Was the air cleaner in the past?
  reduce | H | conditional | hypothesis | - | What would you do to reduce pollution in your area? | Would you like a town without cars?

  == travel: electric car, petrol, plane, fly, walk, cycle, traffic jam, cycle path, means of transport, public transport, car, bicycle, bus
  best | F | present | comparison | - | Which means of transport is best for the environment? | Is the bus better than the car?
  walking | F | present | habit | - | Do you sometimes go on foot instead of by car? | Do you often go on foot?
  yesterday | F | past | event | - | How did you get to school the last time? | Did you go to school by bus or by car the last time?
  next-trip | F | future | plan | - | If you go away in the next holidays, how are you going to travel? | Are you going to take the train or the car in the holidays?
  electric | H | present | opinion | - | Are electric cars really better for the environment, in your opinion? | Are electric cars a good idea?
  planes | H | conditional | hypothesis | - | Would you choose the train rather than the plane to protect the environment? | Would you prefer to take the train or the plane?

  == climate: climate, climate change, global warming, warming, temperature, ice, flood, storm, melt, weather, rain
  opinion | F | present | opinion | - | What do you think about climate change? | Is climate change a big problem?
  learnt | F | past | event | - | What have you learnt about the climate at school? | Have you talked about the climate at school?
  young | F | present | opinion | - | What can young people do for the climate? | Can young people help the climate?
  causes | H | present | reason | - | Why is the climate changing, in your opinion? | Is it getting hotter?
  fifty-years | H | future | hypothesis | - | What will the weather be like where you live in fifty years? | Will it be hotter in fifty years?

  == nature: nature, countryside, forest, tree, flower, lake, mountain, river, beach, wood, plant, grass, hike, landscape, field
  often | F | present | habit | - | When do you spend time in nature? | Do you often go to the forest or to the park?
  favourite | F | present | reason | - | Which landscape do you like best? | Do you prefer the mountains or the sea?
  last | F | past | event | - | What did you do the last time you were in a park or forest? | Did you go for a walk last week?
  next | F | future | plan | - | What are you going to do outdoors next weekend? | Are you going to go for a walk next weekend?
  good | H | present | reason | - | Why is it good for us to spend time in nature? | Is nature good for your health?
  trees | H | conditional | hypothesis | - | What would a town without trees and parks be like? | Would you like more trees in your area?

  == animals: animal, lion, tiger, elephant, whale, dolphin, wolf, bear, fox, bird, shark, monkey, species, habitat, animal protection, zoo, die out, bee, panda
  favourite | F | present | opinion | - | Which wild animal do you like best? | Do you prefer lions or elephants?
  area | F | present | description | - | Which wild animals live in your area? | Are there foxes or rabbits in your area?
  seen | F | past | event | - | Which wild animals have you seen recently? | Did you see a bird or a fox last week?
  wish | F | conditional | hypothesis | - | Which wild animal would you like to see in nature? | Would you like to see a whale?
  protect | F | present | reason | - | Why is it important to protect wild animals? | Is it important to protect elephants?
  zoos | H | present | opinion | - | What are the advantages and disadvantages of zoos? | Are zoos good or bad for animals?
  forests | H | future | hypothesis | - | What will happen to wild animals if there are fewer forests? | Will there be fewer wild animals in the future?

  == volunteering: volunteer, volunteering, charity, NGO, voluntary work, organisation, campaign, donate, demonstration, protest, raise money, donation
  any | F | present | habit | asks volunteering | Do you do any voluntary work? | Do you help an environmental group?
  tasks | F | present | habit | if volunteering | What do you do in your voluntary work? | Do you collect rubbish or plant trees?
  reasons | H | present | reason | if volunteering | Why do you do voluntary work? | Is your voluntary work fun?
  ideas | F | conditional | hypothesis | if no volunteering | What voluntary work would you like to do? | Would you like to help animals or plant trees?
  helped | F | past | event | - | Have you ever done anything for nature or animals? | Have you ever collected rubbish in a park?
  one-day | F | future | plan | - | Are you going to help an environmental organisation one day? | Are you going to plant trees one day?
  everybody | H | present | opinion | - | Should all young people do voluntary work, in your opinion? | Is voluntary work important for young people?

  == future: planet, earth, solution, catastrophe, risk, government, development, invent, destroy
  world | F | future | hypothesis | - | What will the planet be like in fifty years? | Will the planet be cleaner in fifty years?
  problem | F | present | opinion | - | What is the biggest environmental problem, in your opinion? | Is plastic or traffic the bigger problem?
  invention | F | conditional | hypothesis | - | What would you invent to help the planet? | Would you invent a new car?
  money | H | conditional | hypothesis | - | What would you do for the planet if you had a lot of money? | Would you buy a forest with a lot of money?
  past | H | past | comparison | - | Did people live in a more environmentally friendly way in the past? | Did people use less plastic in the past?
  hope | H | present | opinion | - | Do you think young people can save the planet? | Is it still possible to save the planet?
  `,
);
