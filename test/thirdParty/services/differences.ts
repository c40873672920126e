import type { Differing } from "./compared.ts";

/** Steps that others answer otherwise than Viva's own engines, which are right: where that is written, and why. */
export interface Difference {
  /** Each “sequence: step”, or a pattern of many. */
  readonly steps: readonly (string | RegExp)[];
  readonly by: "moto" | "ministack" | "both";
  /** What we answer, and what the others do, as JSON; anything where left out. */
  readonly ours?: RegExp;
  readonly theirs?: RegExp;
  readonly reason: string;
  readonly source: string;
}

const GUIDE = "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide";
const API = "https://docs.aws.amazon.com/amazondynamodb/latest/APIReference";
const MEMBERS = "https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference";
const MEMBERS_GUIDE = "https://docs.aws.amazon.com/cognito/latest/developerguide";
const S3_API = "https://docs.aws.amazon.com/AmazonS3/latest/API";
const IAM = "https://docs.aws.amazon.com/IAM/latest/UserGuide";
/** Its tests were run against DynamoDB itself by those who wrote it. */
const DYNALITE = "https://github.com/architect/dynalite/tree/main/test";

const under = (sequence: string, ...steps: readonly string[]): string[] =>
  steps.map((step) => `${sequence}: ${step}`);

const inDynamo: readonly Difference[] = [
  {
    steps: under("tables", "what its items expire by"),
    by: "both",
    reason: "Not spoken here: the code filters what has expired itself, and no function asks for this.",
    source: `${GUIDE}/TTL.html`,
  },
  {
    steps: under("several at once", "a transaction writes", "a transaction reads"),
    by: "both",
    reason: "Not spoken here, and refused: no function of Viva's has a right to a transaction.",
    source: `${API}/API_TransactWriteItems.html`,
  },
  {
    steps: under("conditions", "maps are compared", "lists are compared"),
    by: "both",
    reason: "dynalite compares them wrongly, so they are refused here: no function of Viva's compares any.",
    source: `${GUIDE}/Expressions.OperatorsAndFunctions.html`,
  },
  {
    steps: under(
      "values",
      "39 digits is put",
      "39 digits is read",
      "a number beyond the largest is put",
      "a number beyond the largest is read",
      "the largest number is read",
      "the smallest number is read",
      "a number with zeros about it is read",
      "a number as an exponent is read",
    ),
    by: "moto",
    reason: "moto keeps numbers as they were written; DynamoDB has 38 digits and trims zeros.",
    source: `${GUIDE}/HowItWorks.NamingRulesDataTypes.html`,
  },
  {
    steps: under("values", "a set with the same twice is put", "a set with the same twice is read"),
    by: "moto",
    reason: "Each value of a set has to be unique.",
    source: `${GUIDE}/HowItWorks.NamingRulesDataTypes.html`,
  },
  {
    steps: [
      ...under("values", "forty levels are not"),
      ...under("updates", "an expression of 4097 bytes"),
      ...under("several at once", "26 are not", "none"),
    ],
    by: "moto",
    reason: "moto doesn't know this limit.",
    source: `${GUIDE}/Constraints.html`,
  },
  {
    steps: [
      ...under("keys", "a number for a key is read", "an index's key of another type"),
      ...under("pages and indexes", "by a key of another type"),
    ],
    by: "moto",
    reason: "A key has the type that the table defines, in requests and in indexes.",
    source: `${GUIDE}/HowItWorks.CoreComponents.html`,
  },
  {
    steps: under(
      "updates",
      "a number is added to a text",
      "a place in what is no map",
      "an update gives UPDATED_OLD",
      "an update gives UPDATED_NEW",
      "version as it stands",
    ),
    by: "moto",
    reason:
      "A path that leads nowhere is refused, and all that an update sets is given, changed or not, and no more.",
    source: `${API}/API_UpdateItem.html`,
  },
  {
    steps: [
      ...under("updates", "no expression", "a name that is missing"),
      ...under(
        "conditions",
        "a number is not less than a text",
        "the size of what is missing",
        "an expression that breaks off",
        "a function that is no condition",
        "a value where a name belongs",
        "a function that lacks an argument",
      ),
      ...under(
        "pages and indexes",
        "none of them",
        "behind half a place",
        "by a local index, behind a place that lacks its number",
        "by a global index, behind a place that lacks the table's key",
        "by either of two",
      ),
    ],
    by: "moto",
    theirs: /"status":500/,
    reason: "moto breaks down.",
    source: `${GUIDE}/Programming.Errors.html`,
  },
  {
    steps: under("conditions", "an expression of nothing"),
    by: "moto",
    reason: "An expression is not empty.",
    source: DYNALITE,
  },
  {
    steps: under("conditions", "BETWEEN the wrong way round"),
    by: "moto",
    reason: "The upper bound has to be at least the lower one.",
    source: DYNALITE,
  },
  {
    steps: under("conditions", "attribute_type is none"),
    by: "both",
    reason: "The type is one of ten; dynalite's authors found that DynamoDB refuses any other.",
    source: `${GUIDE}/Expressions.OperatorsAndFunctions.html`,
  },
  {
    steps: under(
      "sizes",
      "an item of 400 kB",
      "an update to more",
      "a number takes a byte for two digits and one more",
      "a list takes three bytes, and one for each element",
      "a letter with an accent takes two bytes",
    ),
    by: "moto",
    reason: "moto measures an item otherwise, and an update not at all.",
    source: `${GUIDE}/CapacityUnitCalculations.html`,
  },
  {
    steps: under("sizes", "an item that is too large with its copy in a local index"),
    by: "both",
    reason: "An item and its copies in local indexes have 400 kB together.",
    source: `${GUIDE}/LSI.html`,
  },
  {
    steps: [
      ...under("pages and indexes", "as many as there are"),
      "a teacher: Query ResultsTable byStart (6)",
    ],
    by: "moto",
    reason: "A page that ends at its limit names its last key, though nothing may follow.",
    source: `${GUIDE}/Query.Pagination.html`,
  },
  {
    steps: under(
      "pages and indexes",
      "a page ends at a megabyte",
      "a page ends at a megabyte of what is read, whatever is given",
    ),
    by: "both",
    reason:
      "dynalite's authors measured that the item that passes the megabyte is still on the page. Viva goes on from the page's last key, wherever it ends.",
    source: DYNALITE,
  },
  {
    steps: under(
      "pages and indexes",
      "behind a place of another partition",
      "by two conditions on a sort key",
    ),
    by: "moto",
    reason:
      "A start key lies in the partition that is asked about, which one condition on the sort key may narrow.",
    source: `${GUIDE}/Query.KeyConditionExpressions.html`,
  },
  {
    steps: under("pages and indexes", "by an index that there is not"),
    by: "moto",
    reason: "The table is there, so the request is invalid.",
    source: DYNALITE,
  },
  {
    steps: under("pages and indexes", "by a local index, everything"),
    by: "both",
    reason: "DynamoDB fetches from the table what a local index does not hold.",
    source: `${GUIDE}/LSI.html`,
  },
  {
    steps: under("pages and indexes", "by a global index, everything"),
    by: "ministack",
    reason: "All attributes can be asked of a global index only where it holds them all.",
    source: `${API}/API_Query.html`,
  },
  {
    steps: under("pages and indexes", "with a filter on a key"),
    by: "both",
    reason: "A filter can't be about a key.",
    source: `${GUIDE}/Query.FilterExpression.html`,
  },
  {
    steps: under("pages and indexes", "by either of two"),
    by: "ministack",
    reason: "A key condition is one on the partition and one on the sort key, with AND between them.",
    source: `${GUIDE}/Query.KeyConditionExpressions.html`,
  },
  {
    steps: under("pages and indexes", "the old way to ask"),
    by: "moto",
    reason: "moto doesn't read AttributesToGet.",
    source: `${GUIDE}/LegacyConditionalParameters.AttributesToGet.html`,
  },
  {
    steps: under(
      "updates",
      "a place in a missing map is removed",
      "a sum with a text",
      "one place twice",
      "a place set and removed",
      "two SET clauses",
    ),
    by: "ministack",
    reason: "Paths lead somewhere and don't overlap, sums are of numbers, and each clause comes once.",
    source: `${GUIDE}/Expressions.UpdateExpressions.html`,
  },
  {
    steps: under("updates", "size as it stands"),
    by: "ministack",
    reason: "It is reserved.",
    source: `${GUIDE}/ReservedWords.html`,
  },
  {
    steps: under("updates", "a name with a hyphen", "a name that begins with a digit"),
    by: "ministack",
    reason: "Such a name needs a placeholder.",
    source: `${GUIDE}/Expressions.ExpressionAttributeNames.html`,
  },
];

const inS3: readonly Difference[] = [
  {
    steps: under("objects", "a range that is none"),
    by: "both",
    reason: "A range in another unit is ignored.",
    source: "https://www.rfc-editor.org/rfc/rfc9110#section-14.2",
  },
  {
    steps: under("objects", "the wrong way round"),
    by: "ministack",
    reason: "Such a range is invalid, and an invalid one is ignored.",
    source: "https://www.rfc-editor.org/rfc/rfc9110#section-14.1.1",
  },
  {
    steps: under("objects", "a sum that is wrong", "a sum of the old kind that is wrong"),
    by: "moto",
    reason: "moto doesn't check sums.",
    source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html",
  },
  {
    steps: under("objects", "a key of 1025 bytes", "what lies under a key of 1025 bytes"),
    by: "both",
    reason: "A key has 1024 bytes at most.",
    source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html",
  },
  {
    steps: under("objects", "an object only where there is none", "a copy"),
    by: "both",
    reason: "Not spoken here, and refused: no function of Viva's writes on a condition, or copies.",
    source: `${S3_API}/API_PutObject.html`,
  },
  {
    steps: under("listings", "none"),
    by: "ministack",
    reason: "A listing that goes on names a token to go on with.",
    source: `${S3_API}/API_ListObjectsV2.html`,
  },
];

const signedIn = [
  /^(signing up and in|staying signed in, and signing out|a confirmed address, and a new password|leaving|what somebody may say of themselves): .*: proved$/,
];

const inCognito: readonly Difference[] = [
  {
    steps: under("signing up and in", "a password that begins with a space"),
    by: "both",
    reason: "A password neither begins nor ends with a space.",
    source: `${MEMBERS}/API_SignUp.html`,
  },
  {
    steps: [
      ...under(
        "signing up and in",
        "an attribute that there is not",
        "somebody who says that their address is confirmed",
      ),
      ...under(
        "what somebody may say of themselves",
        "she confirms her address herself",
        "an address that is none",
        "she is who she was",
      ),
    ],
    by: "both",
    reason: "They take any attribute; Cognito takes those that the app may write, and an address as such.",
    source: `${MEMBERS_GUIDE}/user-pool-settings-attributes.html`,
  },
  {
    steps: under("what somebody may say of themselves", "she takes Emil's address"),
    by: "ministack",
    reason: "An address is one person's.",
    source: `${MEMBERS}/API_UpdateUserAttributes.html`,
  },
  {
    steps: [
      ...under(
        "signing up and in",
        "Carla once more, in other letters",
        "who has Carla's address in other letters",
      ),
    ],
    by: "both",
    reason: "The pool takes an address in any letters; they compare it letter by letter.",
    source:
      "https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-properties-cognito-userpool-usernameconfiguration.html",
  },
  {
    steps: under("signing up and in", "Carla, in other letters: proved"),
    by: "ministack",
    reason: "The same: it finds nobody, and hides it.",
    source: `${MEMBERS_GUIDE}/cognito-user-pool-managing-errors.html`,
  },
  {
    steps: [
      ...signedIn,
      "staying signed in, and signing out: her tokens are renewed",
      "staying signed in, and signing out: her tokens are renewed the new way",
    ],
    by: "ministack",
    theirs: /^\{"answer":.*"id":.*"isConfirmed":true/,
    reason: "It takes every address for confirmed that nobody has spoken of.",
    source: `${MEMBERS}/API_AdminConfirmSignUp.html`,
  },
  {
    steps: [
      ...signedIn,
      ...under(
        "staying signed in, and signing out",
        "her tokens are renewed",
        "and is not renewed any more",
        "and is renewed nowhere",
      ),
      ...under("leaving", "he is not renewed any more"),
    ],
    by: "moto",
    theirs: /^\{"answer":.*"token_use":"id"/,
    reason:
      "moto lets everybody in whatever their proof, ends no session, and has its own name for people in the place of their address.",
    source: `${MEMBERS_GUIDE}/amazon-cognito-user-pools-authentication-flow.html`,
  },
  {
    steps: [
      ...under(
        "signing up and in",
        "nobody: begun",
        "nobody: proved",
        "Carla, in other letters: begun",
        "Carla, in other letters: proved",
      ),
      ...under("a confirmed address, and a new password", "nobody's password"),
    ],
    by: "moto",
    theirs: /(User|Resource)NotFoundException/,
    reason: "moto says who exists, though the app is not to.",
    source: `${MEMBERS_GUIDE}/cognito-user-pool-managing-errors.html`,
  },
  {
    steps: under("signing up and in", "by a way that the app has not", "without a number"),
    by: "moto",
    reason: "An app signs in by the ways that it has, and with what they ask for.",
    source: `${MEMBERS}/API_InitiateAuth.html`,
  },
  {
    steps: [
      ...under(
        "staying signed in, and signing out",
        "her tokens are renewed the new way",
        "she signs out",
        "she signs out twice",
      ),
      ...under(
        "a confirmed address, and a new password",
        "Ann has a code sent",
        "she mistypes it",
        "she types it",
        "she types it twice",
      ),
      ...under("leaving", "he deletes himself"),
    ],
    by: "moto",
    theirs: /"status":500/,
    reason:
      "moto lacks GetTokensFromRefreshToken, RevokeToken, GetUserAttributeVerificationCode, VerifyUserAttribute and DeleteUser.",
    source: "https://docs.getmoto.org/en/latest/docs/services/cognito-idp.html",
  },
  {
    steps: under(
      "staying signed in, and signing out",
      "nor asked who she is",
      "she signs out everywhere",
      "nor asked anywhere who she is",
    ),
    by: "moto",
    reason: "moto ends no session.",
    source: `${MEMBERS}/API_GlobalSignOut.html`,
  },
  {
    steps: under(
      "a confirmed address, and a new password",
      "Ann has a code sent",
      "she mistypes it",
      "she types it",
      "she types it twice",
    ),
    by: "ministack",
    theirs: /InvalidAction/,
    reason: "MiniStack lacks GetUserAttributeVerificationCode and VerifyUserAttribute.",
    source: "https://github.com/ministackorg/ministack",
  },
  {
    steps: under("a confirmed address, and a new password", "whose address is not confirmed gets no code"),
    by: "both",
    reason: "Without a confirmed address there is nowhere to send one; the next time it seems to be sent.",
    source: `${MEMBERS_GUIDE}/cognito-user-pool-managing-errors.html`,
  },
  {
    steps: under(
      "a confirmed address, and a new password",
      "a code that is none",
      "a password that is too short",
      "the same code twice",
    ),
    by: "moto",
    reason: "moto takes any code that it has not made itself, and any password after one.",
    source: `${MEMBERS}/API_ConfirmForgotPassword.html`,
  },
  {
    steps: under("a confirmed address, and a new password", "she changes her name"),
    by: "moto",
    reason: "The list of codes that were sent is there, and empty.",
    source: `${MEMBERS}/API_UpdateUserAttributes.html`,
  },
  {
    steps: under(
      "guests",
      "a guest's token",
      "a guest of a pool that there is not",
      "a token of nobody",
      "a guest with a login of nobody's",
    ),
    by: "moto",
    reason: "moto's tokens for guests are no tokens, and it asks nobody who they are.",
    source: "https://docs.aws.amazon.com/cognitoidentity/latest/APIReference/API_GetOpenIdToken.html",
  },
];

const inIam: readonly Difference[] = [
  {
    steps: [/^\w+: (GetItem|PutItem|UpdateItem|DeleteItem|Query|Scan|BatchGetItem) /],
    by: "ministack",
    ours: /^\{"error":"AccessDeniedException","status":400\}$/,
    theirs: /^\{"error":"AccessDeniedException","status":403\}$/,
    reason: "DynamoDB refuses with status 400.",
    source: `${GUIDE}/Programming.Errors.html`,
  },
  {
    steps: [/^\w+: (GetObject|HeadObject) .*\/missing$/],
    by: "ministack",
    ours: /"status":403/,
    theirs: /"status":404/,
    reason: "Whoever may not list a bucket is not told that something is missing.",
    source: `${S3_API}/API_GetObject.html`,
  },
  {
    steps: [/^policies: an action in another case: /],
    by: "moto",
    reason: "Actions are compared in any letters.",
    source: `${IAM}/reference_policies_elements_action.html`,
  },
  {
    steps: [/^policies: wildcards in actions: s3:GetObject/, /^policies: wildcards in resources: .*c\.d\/e /],
    by: "moto",
    reason: "A question mark stands for any one letter.",
    source: `${IAM}/reference_policies_elements_resource.html`,
  },
  {
    steps: [/^policies: ArnLike, part by part: /],
    by: "ministack",
    reason: "Each of the six parts of an ARN is compared by itself.",
    source: `${IAM}/reference_policies_elements_condition_operators.html`,
  },
];

/** Each step of each must be seen: one that doesn't differ any more fails the check. */
export const differences: readonly Difference[] = [...inDynamo, ...inS3, ...inCognito, ...inIam];

const isOf = (wanted: string | RegExp, step: string): boolean =>
  typeof wanted === "string" ? wanted === step : wanted.test(step);

/** Whether a difference is about this step as we and this engine answer it. */
export const explains = (
  { by, ours = /^/, theirs = /^/ }: Difference,
  wanted: string | RegExp,
  seen: Differing,
): boolean =>
  isOf(wanted, seen.step) &&
  (by === "both" || by === seen.by) &&
  ours.test(seen.ours) &&
  theirs.test(seen.theirs);
