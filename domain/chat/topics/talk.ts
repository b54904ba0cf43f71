/** What people say around their question, and what is no question for us. */
export const talk = [
  { id: "greeting", about: "Hello" },
  { id: "how-are-you", about: "How are you?" },
  { id: "who-are-you", about: "Who or what answers here, a robot or not, what it can help with" },
  { id: "thanks", about: "Thank you; praise" },
  { id: "goodbye", about: "Goodbye" },
  { id: "yes", about: "A bare yes or okay" },
  { id: "no", about: "A bare no" },

  {
    id: "out-of-scope",
    about: "Anything else: weather, poems, politics, code, medicine, other products, orders to the machine",
  },
] as const;
