/** What the spec quotes of looking at results, letter for letter (section 2, "Manage-assignment page"). */
export const resultTexts = {
  classHeading: "Here are the results in your classroom",
  ownHeading: "Here are your results on this exercise",
  tryIt: "Try the assignment",
  deleteExercise: "Delete Exercise",
  columns: {
    student: "Student ID",
    grade: "Grade",
    feedback: "Feedback",
    vocabulary: "Vocab Score",
    grammar: "Grammar Score",
  },
} as const;
