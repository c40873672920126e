/** Every page of the manual but its index, in the order in which that lists them; `file` is the HTML page's, without its ending. */
export const helpPages = [
  {
    path: "/help/students",
    file: "help-students",
    title: "For students",
    about: "From the link your teacher gave you to your mark.",
  },
  {
    path: "/help/teachers",
    file: "help-teachers",
    title: "For teachers",
    about: "Sharing an exercise, and reading what came of it.",
  },
  {
    path: "/help/building",
    file: "help-building",
    title: "Building an exercise",
    about: "The five steps, one by one.",
  },
  {
    path: "/help/photos",
    file: "help-photos",
    title: "Choosing a photo",
    about: "What works in a photo role play, and what to leave out.",
  },
  {
    path: "/help/microphone",
    file: "help-microphone",
    title: "When the microphone won't work",
    about: "Browser by browser, on tablets, and on school devices.",
  },
  {
    path: "/help/privacy",
    file: "help-privacy",
    title: "Privacy in plain words",
    about: "What is kept, for how long, and who sees it.",
  },
  {
    path: "/help/accessibility",
    file: "help-accessibility",
    title: "Accessibility",
    about: "What was tested, what was not, and what you can set.",
  },
] as const;
