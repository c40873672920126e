import { createExercise } from "./handlers/createExercise.ts";
import { updateExercise } from "./handlers/updateExercise.ts";
import { uploadPhoto } from "./handlers/uploadPhoto.ts";
import { serve } from "./http/serve.ts";
import { markFor } from "./partner/mark.ts";
import { marksVoice } from "./speech/marksVoice.ts";
import { budgets } from "./spend/budget.ts";
import { exercisesTable } from "./store/exercises.ts";
import { photosBucket } from "./store/photos.ts";
import { quotasTable } from "./store/quotas.ts";
import { usersTable } from "./store/users.ts";

const money = budgets();
const users = usersTable();
const dependencies = {
  users,
  exercises: exercisesTable(),
  photos: photosBucket(),
  quotas: quotasTable({
    savesOfPerson: "SAVES_PER_PERSON_PER_DAY",
    savesOfSite: "SAVES_PER_SITE_PER_DAY",
    photosOfPerson: "PHOTOS_PER_PERSON_PER_DAY",
    photosOfSite: "PHOTOS_PER_SITE_PER_DAY",
  }),
  partnerFor: markFor(money),
  voiceFor: marksVoice(money),
};

export const handler = serve<"authoring">(
  {
    createExercise: createExercise(dependencies),
    updateExercise: updateExercise(dependencies),
    uploadPhoto: uploadPhoto(dependencies),
  },
  users,
  money.settle,
);
