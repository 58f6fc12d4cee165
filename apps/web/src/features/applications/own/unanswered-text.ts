/** What a student reads when a company didn't answer. */
export const unansweredText = "They didn't get back to you — that's on them";
