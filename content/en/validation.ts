import type { ValidationTexts } from "#domain/validation/codes.ts";

export const validation: ValidationTexts = {
  required: "Required",
  invalid: "Invalid input",
  invalidChoice: "Invalid enum value",
  atMost: "String must contain at most {n} character(s)",
  businessName: "Business name must be at least 2 characters",
  contactPerson: "Contact person name must be at least 2 characters",
  fullName: "Name must be at least 2 characters",
  email: "Please enter a valid email address",
  phone: "Please enter a valid UAE phone number",
  businessType: "Please select a business type",
  emirate: "Please select an emirate",
  outletsWhole: "Please enter a whole number of outlets",
  outletsMin: "Must have at least 1 outlet",
  outletsMax: "Maximum 50 outlets supported",
  leaveEmpty: "Leave this field empty",
  trn: "A TRN has 15 digits. Leave it empty if you have none",
};
