export const longestQuestion = 500;
export const mostEarlierQuestions = 4;

export const offTopicReply =
  "I can only help you with questions about the course. For other inquiries, please use the contact form on our website.";

export const assistantFailure = {
  success: false,
  message: "",
  error: "Unable to get AI response. Please try again later or contact support.",
};
