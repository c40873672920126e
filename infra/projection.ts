/**
 * What of a result the indexes hold beside its keys: all but the conversation, which is most of it, so that no list reads it.
 * DynamoDB takes 20 names an index (https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Projection.html).
 */
export const listedOfResults: string[] = [
  ...["uid", "studentId", "version", "class_id", "isTest", "finishedAt", "expiresAt", "engine"],
  ...["grade", "feedback", "vocabulary", "grammar"],
  ...["answers", "confidence", "mistakes", "flags", "teacher"],
  ...["schoolClassId", "placeId"],
];

/** What a class's page is made from: without what it does not show. */
export const listedOfClasses: string[] = [
  ...["uid", "studentId", "isTest", "startedAt", "finishedAt", "expiresAt", "engine"],
  ...["grade", "vocabulary", "grammar", "answers", "mistakes", "flags", "teacher"],
];

/** What a teacher's page of flags is made from. */
export const listedOfFlags: string[] = [
  ...["studentId", "class_id", "finishedAt", "expiresAt", "flagged", "review"],
];
