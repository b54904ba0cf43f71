/** Installation, support, the trial, and the places served. */
export const service = [
  { id: "installation", about: "Who installs it, where, at what cost, what must be ready" },
  { id: "training", about: "Training for the cashiers" },
  { id: "warranty", about: "The warranty: how long, what it covers" },
  { id: "repair", about: "A device is broken or stops: how to have it seen to" },
  { id: "support", about: "After-sales support: when, how, by whom" },
  { id: "guides", about: "Manuals, guides and documentation" },
  { id: "demo", about: "Seeing it work: a demo, a showing, a video" },
  { id: "trial", about: "The free trial: whether there is one, how long, whether it needs a card" },
  { id: "trial-download", about: "How to download and install the trial, its steps" },
  { id: "trial-requirements", about: "What the computer needs for the trial: Windows, memory, disk" },
  { id: "trial-login", about: "The codes for signing in to the trial" },

  { id: "coverage", about: "Which places are served; the whole UAE" },
  { id: "coverage-dubai", about: "Whether Dubai is served, or a place in it" },
  { id: "coverage-abu-dhabi", about: "Whether Abu Dhabi is served, or a place in it, such as Al Ain" },
  { id: "coverage-sharjah", about: "Whether Sharjah is served, or a place in it, such as Khor Fakkan" },
  { id: "coverage-ajman", about: "Whether Ajman is served" },
  { id: "coverage-rak", about: "Whether Ras Al Khaimah is served" },
  { id: "coverage-fujairah", about: "Whether Fujairah is served, or a place in it, such as Dibba" },
  { id: "coverage-uaq", about: "Whether Umm Al Quwain is served" },
  { id: "outside-uae", about: "Whether they sell or install outside the UAE" },
] as const;
