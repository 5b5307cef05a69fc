/** An expected no to what somebody sent: the notice's text, and what to correct where. */
export interface Refusal {
  title: string;
  detail: string;
  errors: { field: string; message: string }[];
}
